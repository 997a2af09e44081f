/** A number is read to the end of its interval, which leaves the bracket around it open. */
export const closed = (text: string) => (text.lastIndexOf('(') > text.lastIndexOf(')') ? `${text})` : text);
