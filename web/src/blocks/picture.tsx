import { classNames } from '../ui/class-names.ts';
import { pictureAddress } from './save-picture.ts';

interface PictureProps {
  svg: string;
  /** The picture in words. */
  alt: string;
  isLarge: boolean;
}

/** A drawn SVG. As an image it can neither run, nor load, nor catch a click. */
export function Picture({ svg, alt, isLarge }: PictureProps) {
  return (
    <div className="overflow-x-auto">
      <img
        src={pictureAddress(svg)}
        alt={alt}
        className={classNames('mx-auto h-auto max-w-full', isLarge && 'max-h-[75dvh] w-full object-contain')}
      />
    </div>
  );
}
