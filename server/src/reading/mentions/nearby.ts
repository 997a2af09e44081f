import type { ReadDocument } from '../document.ts';
import { blockAt, sentenceAt } from '../read-document.ts';
import type { MentionCluster } from './mention.ts';

/** Words behind which a work is named to set another one against it, or beside it. */
const contrast =
  /\b(?:unlike|contrary|contrasts?|compared|comparison|whereas|while|although|though|than|versus|vs|despite|consistent|similar(?:ly)?|line|like|as (?:in|with)|following|after|extend\w*|confirm\w*|replicat\w*|building|contradict\w*|challeng\w*|update[sd]?|reanaly\w*|criticis\w*)\b/i;
/** A new subject, or a new clause. */
const turn =
  /[;:]|,\s+(?:the|a|an|another|one|this|that|which|but|and|while|whereas|two|three|later|more)\b|[.!?]\s/i;
const farthest = 220;

/**
 * Binds what names a work to the identifier or number at the end of its sentence: "Okonkwo et al. (2015) showed it
 * [3]". Only where one is named, and nothing tells that it is another work.
 */
export function bindNearby(document: ReadDocument, clusters: readonly MentionCluster[]): void {
  clusters.forEach((cluster, at) => {
    if (cluster.entry !== null || isNamed(cluster) || !isCited(cluster)) return;
    const sentence = sentenceAt(document, cluster.from);
    const block = blockAt(document, cluster.from);
    const names: MentionCluster[] = [];
    for (let before = at - 1; before >= 0 && before > at - 8; before -= 1) {
      const other = clusters[before] as MentionCluster;
      if (block?.cell) {
        const cell = blockAt(document, other.from)?.cell;
        if (cell?.table !== block.cell.table || cell.row !== block.cell.row) break;
      } else if (!sentence || other.from < sentence.from) break;
      if (isCited(other) && !block?.cell) break;
      if (isNamed(other)) names.push(other);
    }
    const [name] = names;
    if (!name || names.length > 1 || isCited(name)) return;
    if (!block?.cell) {
      const gap = document.prose.slice(name.to, cluster.from);
      if (gap.length > farthest || turn.test(gap)) return;
      const lead = Math.max(sentence?.from ?? 0, name.from - farthest);
      if (contrast.test(document.prose.slice(lead, name.from))) return;
      if (contrast.test(gap.slice(0, 60))) return;
    }
    cluster.nearby = name;
  });
}

const isNamed = ({ facts }: MentionCluster) => facts.authors.length > 0 || facts.trial !== null;
const isCited = ({ identifiers, key }: MentionCluster) => identifiers.length > 0 || key !== null;
