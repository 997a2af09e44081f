import { Copy } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

/** Copies a block as it was written. */
export function CopySource({ source }: { source: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(source);
      toast.success('Source copied');
    } catch {
      toast.error('It could not be copied. Please try again.');
    }
  }
  return (
    <IconButton label="Copy source" className="size-8" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
