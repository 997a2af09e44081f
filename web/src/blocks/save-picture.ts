/** How much finer than the screen a saved PNG is, for print and slides. */
const scale = 2;
/** Browsers refuse larger canvases without a word. */
const maxSidePixels = 8_000;

/** An SVG as an address for `<img>`, where it can neither run nor load anything. */
export const pictureAddress = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** What a drawn SVG says of its size, in pixels; null where it says nothing. */
export function sizeOf(svg: string): { width: number; height: number } | null {
  const [width, height] = ['width', 'height'].map((side) =>
    Number(new RegExp(`^<svg[^>]*\\s${side}="([\\d.]+)(?:px)?"`).exec(svg)?.[1]),
  );
  return width && height ? { width, height } : null;
}

/** @throws Error where the browser cannot draw the picture */
export async function toPng(svg: string, background: string): Promise<Blob> {
  const image = new Image();
  image.src = pictureAddress(svg);
  await image.decode();
  const factor = Math.min(scale, maxSidePixels / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * factor);
  canvas.height = Math.round(image.naturalHeight * factor);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.')))),
  );
}
