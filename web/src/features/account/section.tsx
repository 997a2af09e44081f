import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** One matter of the account, below its heading. */
export function Section({ children, title }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-6">
      <h2 id={id} className="mb-3 font-serif text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
