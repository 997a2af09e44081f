interface SampleQuestionsProps {
  samples: readonly string[];
  onSample: (text: string) => void;
}

/** Questions to begin with. */
export function SampleQuestions({ onSample, samples }: SampleQuestionsProps) {
  return (
    <ul className="grid gap-2" aria-label="Sample questions">
      {samples.map((sample) => (
        <li key={sample} className="flex">
          <button
            type="button"
            onClick={() => onSample(sample)}
            className="grow rounded-md border border-line bg-surface px-4 py-3 text-left hover:border-line-strong hover:bg-sunken"
          >
            {sample}
          </button>
        </li>
      ))}
    </ul>
  );
}
