/** The landing page's own places. */
export const anchors = { home: '#home', about: '#about', features: '#features' } as const;
