import { Link, type LinkProps } from 'react-router';

/** A link within a sentence: underlined, since colour alone does not tell everyone. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="rounded-sm font-medium text-accent underline underline-offset-3 hover:text-accent-strong"
    />
  );
}
