import { formulaInFence } from '@sextant/markdown/formula-fences';
import Formula from './formula.tsx';

/** A fence with a formula in it; code where it holds none, or one that cannot be read. */
export default function FormulaFence({ source }: { source: string }) {
  const formula = formulaInFence(source);
  const code = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard.
    <pre tabIndex={0}>
      <code>{source}</code>
    </pre>
  );
  return formula === null ? code : <Formula source={formula} written={source} isDisplay otherwise={code} />;
}
