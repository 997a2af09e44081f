import Bowser from 'bowser';

/** Longer ones are made up; what tells the browser stands within the first few hundred characters. */
const maxRead = 400;
const maxWords = 60;

/** Browser and system, such as "Firefox on Windows"; null where the user agent tells neither. Nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxRead));
  const words = [browser.name, os.name && `on ${os.name}`].filter(Boolean).join(' ');
  return words.replace(/[^\x20-\x7e]/g, '').slice(0, maxWords) || null;
}
