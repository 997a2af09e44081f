/** The picture as a file: an SVG, from which a PNG is made too, or a PNG alone. */
export type SavedPicture = { svg: () => string } | { png: () => Promise<Blob> };
