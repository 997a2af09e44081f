import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { exitCodes, maxPixels, side } from './picture-limits.ts';

/** Transparent parts would turn black in a JPEG. */
const background = '#ffffff';

/** What makes one picture of another: bytes in, JPEG out, or the exit code that says why not. */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
const bytes = await buffer(process.stdin);
try {
  // The header alone: a picture of many pixels is refused before there is memory for one of them.
  const { height, width } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) process.exit(exitCodes.tooManyPixels);
  const jpeg = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background })
    .jpeg({ quality: 85 })
    .toBuffer();
  process.stdout.write(jpeg);
} catch {
  process.exitCode = exitCodes.unreadable;
}
