import { Change, type ParamsOf } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import type { Needs } from '../needs.ts';
import { paramsOf } from './params-of.ts';

export type DocumentKind = 'created' | 'updated' | 'deleted' | 'written';
type Written = Change<DocumentSnapshot>;

/** The fields of a document event that handlers use. */
export interface DocumentEvent<Data, Params = Record<string, string>> {
  /** identical in each delivery */
  id: string;
  time: string;
  data: Data | undefined;
  params: Params;
}

/** An event as the deployed function receives it. */
export interface ReceivedEvent extends Omit<DocumentEvent<Written | DocumentSnapshot>, 'params'> {
  /** path of the document */
  document: string;
}

/** How documents of a path are handled, if it differs from the defaults. */
export interface DocumentOptions<Path extends string> extends Needs {
  document: Path;
  serviceAccount?: string;
  maxInstances?: number;
  concurrency?: number;
  /** whether its path gets its own function, because it needs the memory of a whole instance */
  alone?: true;
}

/** A feature's handler for documents of one path. The function of the path runs it. */
export interface DocumentHandler {
  readonly kind: DocumentKind;
  readonly options: DocumentOptions<string>;
  run(event: ReceivedEvent): Promise<void>;
}

type Define<Data> = <Path extends string>(
  options: DocumentOptions<Path>,
  handle: (event: DocumentEvent<Data, ParamsOf<Path>>) => unknown,
) => DocumentHandler;

const defineFor =
  <Data>(
    kind: DocumentKind,
    dataOf: (data: Written | DocumentSnapshot) => Data | undefined,
  ): Define<Data> =>
  (options, handle) => ({
    kind,
    options,
    async run({ id, time, document, data }) {
      const params = paramsOf(options.document, document);
      if (!isFor(options.document, params)) throw new Error(`${document} is of another form.`);
      await handle({ id, time, params, data: data && dataOf(data) });
    },
  });

function isFor<Path extends string>(
  _pattern: Path,
  params: Record<string, string> | null,
): params is ParamsOf<Path> & Record<string, string> {
  return params !== null;
}

const changeOf = (data: Written | DocumentSnapshot) => (data instanceof Change ? data : undefined);

export const onDocumentWritten = defineFor('written', changeOf);
export const onDocumentUpdated = defineFor('updated', changeOf);
export const onDocumentCreated = defineFor('created', (data) =>
  data instanceof Change ? data.after : data,
);
export const onDocumentDeleted = defineFor('deleted', (data) =>
  data instanceof Change ? data.before : data,
);
