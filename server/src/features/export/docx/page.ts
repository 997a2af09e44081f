import { convertMillimetersToTwip, LevelFormat, LineRuleType, PageOrientation } from 'docx';

/** A4, in twentieths of a point. */
const short = convertMillimetersToTwip(210);
const long = convertMillimetersToTwip(297);
const margin = convertMillimetersToTwip(19);

/** The room between the margins. */
export const roomUpright = short - 2 * margin;
export const roomAcross = long - 2 * margin;

const margins = { top: margin, right: margin, bottom: margin, left: margin, footer: 500, header: 500 };

/** A page as it lies: the library takes the sides of the upright page and turns them. */
export const pageOf = (isAcross: boolean) => ({
  size: {
    width: short,
    height: long,
    orientation: isAcross ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
  },
  margin: margins,
});

/** Lines so many 240ths of their letters' height apart. Unless it is said, some programs take it for points and cut pictures. */
export const lines = (line: number) => ({ line, lineRule: LineRuleType.AUTO });

const ink = '1f2937';
const accent = '134e6f';
export const soft = '5b6673';
export const warning = '9b1c1c';
export const line = 'c3ccd4';

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: accent },
  paragraph: { spacing: { before, after }, keepNext: true },
});

/** Type and room of all that the document holds: headings a reader can fold and a list of contents can be made from. */
export const styles = {
  default: {
    document: {
      run: { font: 'Calibri', size: 20, color: ink },
      paragraph: { spacing: { after: 80, ...lines(252) } },
    },
    title: { run: { size: 36, bold: true, color: accent }, paragraph: { spacing: { after: 60 } } },
    heading1: heading(28, 240, 80),
    heading2: heading(23, 200, 60),
    heading3: heading(21, 140, 40),
    heading4: heading(20, 120, 40),
    heading5: heading(20, 100, 40),
    heading6: heading(20, 100, 40),
  },
};

/** Lists deeper than this are written at this depth. */
export const deepestList = 5;

/** Numbered lists that begin with a number; each list counts by itself. */
export const numberingFrom = (start: number) => ({
  reference: numberingName(start),
  levels: Array.from({ length: deepestList + 1 }, (_, level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: level === 0 ? start : 1,
    style: { paragraph: { indent: { left: 500 * (level + 1), hanging: 360 } } },
  })),
});
export const numberingName = (start: number) => `numbered-from-${start}`;
