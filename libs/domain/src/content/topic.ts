import { served } from '../first-view/served.ts';

/** A first sentence that is short enough for a heading; an abbreviation is too short to be one. */
const FIRST_SENTENCE = /^(.{12,90}?)(?:([?!])|[.:])\s+(.+)$/s;

/** What a coaching's description says, as a heading and what follows on it. */
export interface Topic {
  topic: string;
  /** null when the heading says it all */
  text: string | null;
}

/** The topic is the first line, or the first sentence of a description that has one line alone. */
export const topicOf = served('topicOf', splitTopic, { topic: '', text: '' });

function splitTopic(description: string): Topic {
  const [first = '', ...others] = description.split('\n').filter((line) => line.trim() !== '');
  if (others.length > 0) return { topic: first.trim(), text: others.join('\n').trim() };
  const [, sentence, mark = '', rest = null] = FIRST_SENTENCE.exec(first.trim()) ?? [];
  return { topic: sentence === undefined ? first.trim() : sentence + mark, text: rest };
}
