/** Shows the light theme until what it returns is called, and remembers nothing: paper is light, whatever the screen is. */
export function turnLight(): () => void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'light';
  return () => {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  };
}
