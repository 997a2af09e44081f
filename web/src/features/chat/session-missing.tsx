import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';

/** A session that is not there, or is somebody else's. */
export default function SessionMissing() {
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <title>Session not found · Sextant</title>
      <h1 className="font-serif text-2xl font-semibold">Session not found</h1>
      <p className="mt-2 text-ink-soft">It may have been deleted, or it belongs to another account.</p>
      <Link to="/dashboard" className={`mt-6 ${buttonClass()}`}>
        Ask a new question
      </Link>
    </div>
  );
}
