/**
 * Vega measures texts on a canvas that it asks the document for, when it loads: a worker has no document, but canvases.
 * Imported before Vega.
 */
Object.assign(globalThis, {
  document: { createElement: () => new OffscreenCanvas(1, 1) },
});

export {};
