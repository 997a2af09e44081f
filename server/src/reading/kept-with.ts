/**
 * What is made of an object again and again, such as the passages of an answer, kept as long as the object itself: some
 * `most` things each, then all of that object's are forgotten at once.
 * @returns gives what is known under a key, which must tell all that it is made from besides the object; else makes it
 */
export function keptWith<Owner extends object, Made extends NonNullable<unknown>>(most: number) {
  const kept = new WeakMap<Owner, Map<string, Made>>();
  return (owner: Owner, key: string, make: () => Made): Made => {
    const ofOwner = kept.get(owner) ?? new Map<string, Made>();
    kept.set(owner, ofOwner);
    const known = ofOwner.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (ofOwner.size >= most) ofOwner.clear();
    ofOwner.set(key, made);
    return made;
  };
}

/** What is made of an object alone, once, and kept as long as the object itself. */
export function keptOf<Owner extends object, Made extends NonNullable<unknown>>(
  make: (owner: Owner) => Made,
) {
  const kept = new WeakMap<Owner, Made>();
  return (owner: Owner): Made => {
    const known = kept.get(owner);
    if (known !== undefined) return known;
    const made = make(owner);
    kept.set(owner, made);
    return made;
  };
}

/** What is made when it is first asked for, and at most once. */
export function whenAsked<Made extends NonNullable<unknown>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
