/** What stands over a list of references, in the languages that answers come in. */
const titles =
  `references?|reference list|list of references|references? and (?:links|notes|sources)|bibliography
works cited|literature(?: cited)?|cited literature|citations?|footnotes|endnotes|sources?|sources (?:cited|used)
further reading|evidence sources|pubmed references|literatur(?:verzeichnis|angaben|nachweise|hinweise)?
quellen(?:verzeichnis|angaben|nachweise)?|einzelnachweise|referenzen|belege|références(?: bibliographiques)?
bibliographie|sources citées|referencias(?: bibliográficas)?|bibliografía|fuentes|bibliografia|referências(?: bibliográficas)?
riferimenti(?: bibliografici)?|fonti|referenties|literatuur|källor|referenser|kilder|piśmiennictwo|источники
список литературы|литература|参考文献|引用文献|参考资料|來源|来源|출처|참고문헌`
    .split('\n')
    .join('|');

const qualifier =
  '(?:key|main|selected|cited|full|numbered|primary|supporting|important|selected key|scientific)';
const title = new RegExp(
  String.raw`^[\s\d.:)#*_—–-]{0,8}(?:${qualifier} )?(?:${titles})(?: ?\([^()]{0,60}\))?\s?[:：]?\s{0,4}$`,
  'iu',
);
const label = new RegExp(String.raw`^\s{0,9}(?:${qualifier} )?(?:${titles})\s?[:：]\s{0,9}`, 'iu');

/** Whether a heading's words announce a list of references. */
export const isReferencesTitle = (words: string): boolean => words.length <= 100 && title.test(words);

/** Length of such words with their colon at the head of a line that goes on; else 0. */
export const referencesLabelLength = (line: string): number =>
  label.exec(line.slice(0, 100))?.[0].length ?? 0;
