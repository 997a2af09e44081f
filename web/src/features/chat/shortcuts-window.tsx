import { Dialog } from '../../ui/dialog.tsx';
import { ShortcutsList } from './shortcuts-list.tsx';

interface ShortcutsWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of the keys in its window. They come together: a list that came later would move what stands in the window. */
export default function ShortcutsWindow(props: ShortcutsWindowProps) {
  return (
    <Dialog
      {...props}
      title="Keyboard shortcuts"
      description="They work while you are not typing. Escape leaves the input."
    >
      <ShortcutsList />
    </Dialog>
  );
}
