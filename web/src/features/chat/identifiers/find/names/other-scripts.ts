import { type Identifier, placesOf } from '../identifier.ts';

/** Two words and more with capitals, of three letters and more: "α" and "μg" are none. */
const cased =
  /(?<![\p{L}\d])((?:[\p{Script=Cyrillic}](?<=\p{Lu})[\p{Script=Cyrillic}]{2,24}|[\p{Script=Greek}](?<=\p{Lu})[\p{Script=Greek}]{2,24}|[\p{Script=Armenian}](?<=\p{Lu})[\p{Script=Armenian}]{2,24})(?:[ -](?:[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}](?<=\p{Lu})[\p{L}\p{M}]{1,24}|[\p{Script=Cyrillic}\p{Script=Greek}](?<=\p{Lu})\.)){1,3})(?![\p{L}\d])/dgu;
/** Scripts without capitals. */
const caseless =
  /(?<![\p{L}\d])([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Myanmar}](?:[\p{L}\p{M}'’-]|[ ](?=[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Thai}\p{Script=Georgian}\p{Script=Ethiopic}])){2,40})(?![\p{L}\d])/dgu;
/** Chinese, Japanese and Korean names have two to four signs, and up to six with a space or in kana. */
const east =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])((?:[\p{Script=Han}]{1,3}|[\p{Script=Hangul}]{1,3}|[\p{Script=Katakana}ー]{2,6})(?:[ ・·]?(?:[\p{Script=Han}]{1,3}|[\p{Script=Hangul}]{1,3}|[\p{Script=Katakana}ー・]{2,6}|[\p{Script=Hiragana}]{2,4}(?<!さん|さま|くん|ちゃん)))?)(?:さん|さま|様|氏|君|くん|ちゃん|先生|先輩|女士|小姐|阿姨|씨|님|군|양|환자|患者)?(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/dgu;

/** In a text of these scripts themselves, only a word for a person leads a name. */
const led =
  /(?:пациент(?:ка|а|у|ки)?|больн(?:ой|ая|ого)|г-н|г-жа|господин|госпожа|ασθενής|κύριος|κυρία|κ\.|η κα|المريضة?|السيدة?|חולה|מר|גברת|रोगी|श्री|श्रीमती|患者|病人|환자)(?:[ :：]{1,2})?(\p{L}[\p{L}\p{M}]{1,20}(?:[ ]\p{Lu}[\p{L}\p{M}]{1,20}|[ ]\p{Lo}[\p{L}\p{M}]{1,20}){0,2})/dgu;
const honoured =
  /([\p{Script=Han}]{2,4}|[\p{Script=Han}]{1,3} [\p{Script=Han}\p{Script=Hiragana}]{1,4})(?=さん|様|氏|先生|女士|小姐)/dgu;

/** In Greek and Cyrillic, too, the names of illnesses and societies are capitalised words at most by their first. */
const isMostlyLatin = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
};

/** Names in other scripts than the question's own, and behind words for a person. */
export function findInOtherScripts(text: string): Identifier[] {
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2}/u.test(text)) return [];
  const patterns = isMostlyLatin(text) ? [led, honoured, cased, caseless, east] : [led, honoured, cased];
  return patterns
    .flatMap((pattern) => placesOf('name', pattern, text))
    .filter(({ from, to }) => to - from > 1);
}
