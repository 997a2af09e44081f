import { limits } from '@sextant/contracts/limits';
import { Pencil } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Avatar } from '../../ui/avatar.tsx';

/** A picture file and what shows it before it is sent. */
export interface ChosenPicture {
  file: File;
  dataUrl: string;
}

interface PicturePickerProps {
  /** Path or data URL of what is shown now. */
  shown: string | null;
  name: string;
  error: string | undefined;
  onChoose: (picture: ChosenPicture) => void;
  /** The file cannot be taken: says why. */
  onRefuse: (reason: string) => void;
}

const megabyte = 1024 * 1024;

const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** The profile picture with a pencil that opens the file picker. */
export function PicturePicker({ shown, name, error, onChoose, onRefuse }: PicturePickerProps) {
  const id = useId();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must be an event again.
    event.target.value = '';
    if (!file) return;
    if (!file.type.startsWith('image/')) return onRefuse('Choose a picture.');
    if (file.size > limits.pictureBytes) return onRefuse(`At most ${limits.pictureBytes / megabyte} MB.`);
    try {
      onChoose({ file, dataUrl: await readAsDataUrl(file) });
    } catch {
      onRefuse('This file could not be read.');
    }
  };

  return (
    <div className="flex flex-col items-center">
      <label className="relative block size-28 cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <Avatar source={shown} name={name} className="size-28 text-3xl" />
        <span className="absolute right-0 bottom-0 flex size-9 items-center justify-center rounded-full border-2 border-raised bg-accent text-on-accent">
          <Pencil aria-hidden="true" className="size-4" />
        </span>
        <input
          type="file"
          accept="image/*"
          aria-label="Change picture"
          aria-describedby={error ? id : undefined}
          onChange={choose}
          className="sr-only"
        />
      </label>
      {error && (
        <p id={id} role="alert" className="mt-2 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
