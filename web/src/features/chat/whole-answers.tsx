import { useConfigQuery } from '../../lib/config-api.ts';
import { Markdown } from '../../lib/markdown/markdown.tsx';
import type { WholeReply } from './read-whole-reply.ts';

const capitalised = (engine: string) => engine.charAt(0).toUpperCase() + engine.slice(1);

/** All answers in one card, of a server that keeps no session. */
export default function WholeAnswers({ responses }: Pick<WholeReply, 'responses'>) {
  const { data } = useConfigQuery();
  return (
    <article data-role="assistant" className="rounded-md border border-line bg-surface px-4 py-3">
      {Object.entries(responses).map(([engine, text]) => (
        <section key={engine} className="border-b border-line py-3 last:border-b-0">
          <h3 className="mb-1 font-semibold">
            {data?.engines.find(({ id }) => id === engine)?.label ?? capitalised(engine)}
          </h3>
          {text === null ? <p className="text-ink-faint">No answer.</p> : <Markdown text={text} />}
        </section>
      ))}
    </article>
  );
}
