import type { Identifier } from './identifier.ts';

const particle = '(?:de|del|della|di|da|dos|la|le|van|von|der|den|ter|ten|zu|bin|ibn|al|el|y)';
const part =
  "(?:(?:O|D|L|N|M)['’])?\\p{Lu}(?:[\\p{Ll}\\p{M}]{1,30}|\\.)(?:['’-]\\p{Lu}?[\\p{Ll}\\p{M}]+){0,3}(?:\\p{Lu}[\\p{Ll}\\p{M}]+)?";
const capitals = "\\p{Lu}{2,20}(?:[-'’]\\p{Lu}{2,20})?";
const name = `(?:${part}|${capitals})(?:[ \\u00a0](?:(?:${particle})[ ]){0,2}(?:${part}|\\p{Lu}(?=[ ,.])\\.?)){0,3}`;
const suffix = '(?:,?[ ](?:Jr|Sr|II|III|IV)\\.?)?';
const twoParts = `${part}(?:[ \\u00a0](?:(?:${particle})[ ]){0,2}(?:${part}|\\p{Lu}\\.?(?=[ ]\\p{Lu}))){1,3}${suffix}`;

const titles =
  'Mr|Mrs|Ms|mr\\.|mrs\\.|ms\\.|Miss|Mx|MR\\.|MRS\\.?|MISS|Messrs|Herrn?|Fr\\.|Frau|Fräulein|Monsieur|Madame|Mademoiselle|Mme|Mlle|Señora?|Señorita|Sra?\\.|Srta\\.|Sra|Don|Doña|Signora?|Sig\\.(?:ra|na)?|Sra';
const learned = '(?:Dr|Dra|Dott|Dott\\.ssa|Doctor|Doctora|Prof|Professor|Docteur|Dottor)';

/** What follows names of patients only: told as a title, the works of authors are not. */
const titled = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:${titles})\\.?[ \\u00a0](?:${learned}\\.?[ ]){0,2}|(?:${learned}\\.?[ \\u00a0]){1,2})(${name})`,
  'dgu',
);
const isLearned = new RegExp(`^${learned}\\b`, 'u');
/** Behind the name of a scholar: a work, others, a year. Then it is an author who is spoken of. */
const asAuthor =
  /^(?:['’]s?\b|,? et al|,? (?:and|&) (?:colleagues|co-?workers)|,? \(?(?:19|20)\d\d|['’s]* (?:\p{L}+ ){0,3}(?:trial|study|group|lab(?:oratory)?|editorial|paper|article|review|meta-analys[ei]s|book|theory|work|score|index|scale|method|test)s?\b)/iu;

const led = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:(?:[Pp]atient(?:in|e)?|[Pp]t\\.?|[Pp]aciente|[Pp]aziente)(?:['’]s name)?(?:[ ]?[:,(–-])?[ ](?:is[ ]|named[ ]|called[ ]|namens[ ])?)(${twoParts})`,
    `(?:[Pp]atient|[Pp]t|man|woman|boy|girl|lady|gentleman|husband|wife|son|daughter|mother|father|sister|brother|child|baby|colleague|neighbou?r|friend)[ ,]+(?:is |was )?(?:named|called|by the name of)[ ](${name})`,
    `(?<![\\p{L}])(?:[Mm]y|[Hh]er|[Hh]is|[Oo]ur|[Tt]he patient['’]s)[ ](?:patient|husband|wife|son|daughter|mother|father|sister|brother|uncle|aunt|neighbou?r|friend|partner|client)[ ,]{1,2}(${name})(?=[ ,.?;!)])`,
    `(?<![\\p{L}])(?:[Nn]ame|NAME|[Nn]om|[Nn]ombre|[Nn]ome|[Vv]orname|[Nn]achname|[Ss]urname)[ ]?(?:of (?:the )?patient[ ]?)?(?:[:=]|is)[ ]{0,2}(${name}(?:,[ ]${part})?)`,
    `(?<![\\p{L}])(?:[Ss]pouse|[Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Mm]um|[Dd]ad|[Ss]ister|[Bb]rother|[Uu]ncle|[Aa]unt|[Nn]eighbou?r|[Cc]aregiver|[Dd]onor)[ ]?,?[ ](?:is[ ])?(${twoParts})`,
    `(?<![\\p{L}])(?:[Rr]e|RE|[Rr]egarding|[Ss]ubject|[Bb]etreff|[Oo]bjet|[Cc]oncerning|[Aa]sking for|[Nn]otes for|[Ss]pecimen for|[Rr]esults for)[ ]?:?[ ](${twoParts})`,
    `(?<![\\p{L}])(?:twin|Twin)[ ][A-C][ ,]{1,2}(${twoParts})`,
    `(?:[Ii]ch hei(?:ß|ss)e|[Jj]e m[’']appelle|[Mm]e llamo|[Mm]i chiamo|[Mm]y name is)[ ](${name})`,
  ].join('|'),
  'dgu',
);
/** "John Smith, 54, …", "Ana Ruiz (61 F)": a name that is told with an age. */
const withAge = new RegExp(
  `(?<![\\p{L}\\d][ ]?)(${twoParts})(?:,[ ]|[ ]?\\((?:\\p{L}{2,12},[ ])?|[ ](?=age[d ]))(?:an?[ ]|aged?[ ]|age[ ])?\\d{1,3}(?:[ -]?(?:years?|y\\/?o|yo|yrs?|ans|Jahre|años|anni|лет|[MFmfWw]\\b)|[,)]|(?=[ ]))`,
  'dgu',
);

/** A title is no part of a name; it leads one of its own. */
const title = new RegExp(`^(?:${titles})\\.?$|^(?:${titles})\\.?[ ]|^${learned}\\.?(?:[ ]|$)`, 'u');

/** Capitalised words that no name ends or begins with: "Patient Health Questionnaire". */
const noName =
  /\b(?:Health|Questionnaire|Global|Impression|Reported|Outcomes?|Activation|Safety|Registry|Foundation|Society|Association|Study|Trial|Group|Hospital|Clinic|University|Center|Centre|Institute|Department|Disease|Syndrome|Cohort|Care|Journal|Medical|Medicine|Research|Index|Scale|Score|Summary|Protocol|Choice|Education|Data|Safety|The|Sig|What|Does|Is|In|With|Has|And|How|Can|Should|For|On|An?|At|Are|Do|If|I)\b/;

export function findNames(text: string): Identifier[] {
  const found: Identifier[] = [];
  const add = (match: RegExpMatchArray) => {
    const [from, to] = match.indices?.find((place, index) => index > 0 && place) ?? [0, 0];
    const words = text.slice(from, to).replace(/[ ]\p{Lu}$/u, '');
    const odd = noName.exec(words) ?? title.exec(words);
    const kept = odd ? words.slice(0, odd.index).trimEnd() : words;
    if (kept.length > 1 && !/^\p{Lu}\.$/u.test(kept))
      found.push({ kind: 'name', from, to: from + kept.length });
  };
  for (const match of text.matchAll(titled)) {
    const end = match.index + match[0].length;
    if (isLearned.test(match[0]) && asAuthor.test(text.slice(end, end + 80))) continue;
    add(match);
  }
  for (const match of text.matchAll(led)) add(match);
  for (const match of text.matchAll(withAge)) add(match);
  return found;
}

/** What stands beside a name in records, and nowhere else. */
const besideNames = new Set<Identifier['kind']>([
  'date-of-birth',
  'record-number',
  'insurance-number',
  'social-security',
  'phone',
  'email',
]);
/** Characters between a bare name and what tells that it is a patient's. */
const reach = 60;
const bare = new RegExp(
  `(?<![\\p{L}\\d.])(?:(\\p{Lu}{4,20},[ ]\\p{Lu}{4,20})(?![\\p{L}\\d])|(${twoParts}))`,
  'dgu',
);

/** Names without a title, in reach of a number or date that only a patient's papers have. */
export function findNamesBeside(text: string, others: readonly Identifier[]): Identifier[] {
  const anchors = others.filter(({ kind }) => besideNames.has(kind));
  if (anchors.length === 0) return [];
  return [...text.matchAll(bare)].flatMap((match) => {
    const [from, to] = match.indices?.[1] ?? match.indices?.[2] ?? [0, 0];
    const start =
      match.index +
      (/^(?:La|Il|Le|Der|Die|El|For|In|Of|To|With|And|But|Is|Does|Re|Dear|The)[ ]/.exec(match[0])?.[0]
        .length ?? 0);
    if (to - start < 3 || noName.test(text.slice(start, to)) || asAuthor.test(text.slice(to, to + 80)))
      return [];
    const isNear = anchors.some(
      (one) =>
        Math.max(one.from - to, from - one.to) <= reach &&
        !(from > one.to && /:\s/.test(text.slice(one.to, from))) &&
        !/[?!]\s|\.\s+\p{Lu}\p{Ll}/u.test(text.slice(Math.min(to, one.to), Math.max(from, one.from))),
    );
    return isNear ? [{ kind: 'name' as const, from: Math.max(from, start), to }] : [];
  });
}
