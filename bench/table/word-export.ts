import { type Measurement, number } from './measurement.ts';

/** The longest stop of each round, of which the one in the middle is given; the client is a thread, so that it counts for nothing. */
export const wordExport: Measurement = {
  name: 'word-export',
  rows: [{ what: 'Word export of 20 turns: longest stop of the event loop, ms', aim: '≤ 20' }],
  rounds: { whole: 5, quick: 2 },
  async measure(rounds, isQuick) {
    const { measureExports, middleOf } = await import('../exports/measure.ts');
    const turns = isQuick ? 4 : 20;
    const costs = await measureExports({ turns, rounds, only: ['docx'] });
    const of = (name: string) => middleOf(costs.find((cost) => cost.name === name)?.runs ?? []);
    const [word, nothing, thread] = [of('docx'), of('nothing'), of('a thread')];
    const shown = ({ max, worst }: typeof word) => `${number(max, 1)} (worst ${number(worst, 1)})`;
    return [
      {
        now: `**${number(word.max, 1)}** (worst ${number(word.worst, 1)}${isQuick ? `; ${turns} turns` : ''})`,
        beside: `a loop that does nothing ${shown(nothing)}; beside a thread that calculates ${shown(thread)}`,
      },
    ];
  },
};
