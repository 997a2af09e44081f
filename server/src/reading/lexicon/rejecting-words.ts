/** Words by which a sentence calls wrong what it says next; the beginning of a pattern. */
export const rejectingWords = 'wrong|mistak\\w*|incorrect|false|untrue|misleading|myth|misconception';
