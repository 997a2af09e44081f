/** Records are numbered `range * rangeSize + offset`: an import writes whole ranges, a search scores range by range. */
export const rangeSize = 2048;

/** In a range where a term is in this many records or more, one byte a record is kept: larger, but read by offset. */
const denseFrom = 750;

/** All that a term has in one range. */
export interface RangeBlock {
  range: number;
  /** Records of the range that hold the term. */
  count: number;
  /** Largest impact in it: what the term can add at most to any record's score here. */
  maxImpact: number;
  dense: boolean;
  /** Dense: `rangeSize` impacts. Sparse: per record the gap to the one before as a varint, then the impact. */
  bytes: Uint8Array;
}

/** A term's postings in a range: offsets in ascending order, and beside each its impact of 1 to 255. */
export interface Postings {
  offsets: number[];
  impacts: number[];
}

function pushVarint(target: number[], value: number) {
  let rest = value;
  while (rest > 127) {
    target.push((rest & 127) | 128);
    rest >>>= 7;
  }
  target.push(rest);
}

/** Appends the block to `target`. Blocks of one term are simply concatenated, in SQL too. */
export function encodeBlock(target: number[], range: number, { offsets, impacts }: Postings) {
  const dense = offsets.length >= denseFrom;
  const payload: number[] = dense ? new Array(rangeSize).fill(0) : [];
  let maxImpact = 0;
  let previous = -1;
  offsets.forEach((offset, index) => {
    const impact = impacts[index] ?? 0;
    maxImpact = Math.max(maxImpact, impact);
    if (dense) payload[offset] = impact;
    else {
      pushVarint(payload, offset - previous);
      payload.push(impact);
      previous = offset;
    }
  });
  pushVarint(target, range);
  pushVarint(target, offsets.length);
  target.push(maxImpact, dense ? 1 : 0);
  pushVarint(target, payload.length);
  for (const byte of payload) target.push(byte);
}

/** The blocks that a row holds. Their bytes are views: nothing is copied. */
export function decodeBlocks(row: Uint8Array): RangeBlock[] {
  const blocks: RangeBlock[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    let shift = 0;
    let byte = 0;
    do {
      byte = row[at++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  };
  while (at < row.length) {
    const range = varint();
    const count = varint();
    const maxImpact = row[at++] ?? 0;
    const dense = row[at++] === 1;
    const length = varint();
    blocks.push({ range, count, maxImpact, dense, bytes: row.subarray(at, at + length) });
    at += length;
  }
  return blocks;
}

/** Adds `weight * impact` of every record of the block to `scores`, which has one place an offset. */
export function addBlock({ dense, bytes }: RangeBlock, weight: number, scores: Float64Array) {
  if (dense) {
    for (let offset = 0; offset < rangeSize; offset++)
      scores[offset] = (scores[offset] as number) + weight * (bytes[offset] as number);
    return;
  }
  let offset = -1;
  let at = 0;
  while (at < bytes.length) {
    let byte = bytes[at++] as number;
    let gap = byte & 127;
    if (byte > 127) {
      byte = bytes[at++] as number;
      gap |= (byte & 127) << 7;
    }
    offset += gap;
    scores[offset] = (scores[offset] as number) + weight * (bytes[at++] as number);
  }
}
