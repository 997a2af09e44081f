// Runs before the first paint, so that a chosen theme never flashes in the system's. A file, not an inline script: the
// Content-Security-Policy allows none. What the key holds is decided in src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme it is.
}
