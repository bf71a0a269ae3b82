import { ERROR_CODES } from '../errors/error-codes.ts';
import { RESERVED_CODES } from '../advisors/advisor-code.ts';

/** Replaces everything that is not known to be safe. */
const HIDDEN = '…';

/**
 * Words of browsers, libraries and our own code. Any other word may be a name or something that a person typed, so a
 * new word must not be a name.
 */
const VOCABULARY = new Set(
  [
    // Chromium, Firefox and Safari
    `the Cannot Can't cannot can't could not Could Not is isn't was are has have had been be being do does doesn't
    did didn't don't of to in at on or and with without for from by as if it its that this a an than before after while when
    because since until already yet no non`,
    `read reading reads property properties set setting get getting undefined Undefined null Null NaN object Object function
    Function constructor iterable iterator async await generator symbol string number boolean bigint Array array Map Set
    Promise class super prototype defined initialization initialized access variable find finding evaluating expression
    identifier token Unexpected unexpected Expected expected Invalid invalid illegal Illegal Uncaught uncaught valid value
    values type types argument arguments parameter required must instance instanceof new call called calling callback
    convert circular structure JSON parse position input end template literal regular bad range length Maximum maximum
    stack size exceeded exceeds recursion deep memory allocation out missing Missing extra trailing leading`,
    `Failed failed failure Failure fails error Error errors unknown Unknown unhandled Unhandled unsupported supported
    Unable unable denied refused rejected aborted abort Aborted cancelled canceled timeout Timeout timed expired`,
    `fetch fetched Fetch load Load loaded loading Loading import imported dynamically module Module modules script Script
    chunk Chunk chunks CSS css style stylesheet network Network NetworkError resource attempting attempt request Request
    requests response Response status connection lost offline online cross origin CORS blocked policy security secure
    insecure sandbox browser page document window frame worker service signal reason operation Operation`,
    `element Element node Node child removed removeChild insertBefore appendChild execute component DOM event Event
    focus selector attribute range rendered render rendering hydrate hydration hook hooks context state update updates
    React Minified production environment minified message full text helpful development additional warnings router
    Router route loader mounted unmounted provider Provider within inside outside key keys`,
    `play playback pause paused media source sources interrupted permission Permission permissions allowed user agent
    platform current gesture interact suitable notification clipboard storage Storage quota Quota localStorage
    sessionStorage IndexedDB database Database transaction Transaction closed closing object store version versions
    ResizeObserver loop completed undelivered notifications limit index indexes`,
    // Firebase, its codes and the module federation
    `Firebase firebase Firestore firestore auth app check AppCheck client insufficient internal Internal unavailable
    unauthenticated token credential credentials popup user login many later again try retry too requests
    disabled enabled wrong password changed network failed precondition exhausted argument exists
    found conflict cancelled data loss implemented reached backend server Server respond responded
    bucket object quota exceeded RUNTIME remote remotes entry shared container manifest federation`,
    ERROR_CODES.join(' ').replaceAll(/[/-]/g, ' '),
  ].flatMap((words) => words.split(/\s+/)),
);

/** Names of errors as platforms, libraries and our own code give them. */
const ERROR_NAMES = new Set(
  `Error TypeError ReferenceError RangeError SyntaxError EvalError URIError AggregateError InternalError
  DOMException AbortError TimeoutError NetworkError SecurityError NotAllowedError NotFoundError NotSupportedError
  NotReadableError InvalidStateError InvalidAccessError InvalidCharacterError DataError DataCloneError DataCloneError
  ConstraintError QuotaExceededError TransactionInactiveError ReadOnlyError VersionError UnknownError OperationError
  HierarchyRequestError IndexSizeError EncodingError OverconstrainedError MediaError ChunkLoadError FirebaseError
  FirestoreError FunctionsError StorageError AppError ZodError`.split(/\s+/),
);

/** Segments and parameters of our routes. One that is missing here is reported as hidden. */
const ROUTE_SEGMENTS = new Set(
  `portal profile pricing checkout-success konfigurator crm expert-videos wissensbibliothek schnellvideos veranstaltungen hilfe
  betrieb berater mails protokoll entwicklung edit view new import register kiosk platz termin abbestellen meine-daten meine-termine
  confirm-email change-email stop-change forgot-password new-password second-factor appointment seminar seminar-teaser termine impressum video video-teaser shared testimonial
  schnellvideo :customerId :document :type :plan :plan? :adv :other :cust :sem :bucket :advisor :uid :id *`
    .split(/\s+/)
    .concat(...RESERVED_CODES),
);

const QUOTED =
  /(^|[\s([{:=])(?:"[^"]*"|'[^']*'(?![\p{L}])|`[^`]*`|„[^“”]*[“”]|«[^»]*»|»[^«]*«|“[^”]*”)/gu;
/** Addresses, paths and queries: even a known word in one of them may describe a person's action. */
const ADDRESSED = /[@?&=]|:\/\/|^\(?\//;
/** Says where React explains an error: at most three digits. */
const REACT_NUMBER = /Minified React error #\d{1,3}(?=;)/;
const SEPARATORS = /([.,:;!?()[\]/-]+)/;
const SEVERAL_HIDDEN = /…(?:[\s.,:;!?()[\]/-]*…)+/g;

/**
 * A message of an error with its known technical words, for logs. Quoted parts, numbers, addresses and all other words are
 * hidden, because they may be about a person.
 */
export function reportableMessage(text: string): string {
  const words = text
    .normalize('NFC')
    .replaceAll(QUOTED, `$1${HIDDEN}`)
    .split(/\s+/)
    .map((part) => (ADDRESSED.test(part) ? HIDDEN : reportablePart(part)))
    .join(' ')
    .replaceAll(SEVERAL_HIDDEN, HIDDEN);
  const react = REACT_NUMBER.exec(text)?.[0];
  return (react ?? words).trim();
}

function reportablePart(part: string): string {
  return part
    .split(SEPARATORS)
    .map((word, index) => (index % 2 === 1 || word === '' || VOCABULARY.has(word) ? word : HIDDEN))
    .join('');
}

/** A known name of an error, `Error` for any other. */
export function reportableName(name: string): string {
  return ERROR_NAMES.has(name) ? name : 'Error';
}

/** A route's pattern, with every segment hidden that is neither a parameter nor known. */
export function reportableRoute(route: string): string {
  return route
    .split('/')
    .map((segment) => (isRoutePart(segment) ? segment : HIDDEN))
    .join('/');
}

const isRoutePart = (segment: string) => segment === '' || ROUTE_SEGMENTS.has(segment);

/** Our scripts as builds name them: the shell's, and a module's in its folder. */
const OWN_FILE =
  /^(?:(?:chunks\/|main\.)[0-9a-f]{10}|remotes\/[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}\/(?:chunks\/|remote-entry\.)[0-9a-f]{10})\.js$/;

/** Whether a path, relative to the root of our files, is one of our scripts. */
export const isOwnFile = (path: string): boolean => OWN_FILE.test(path);

/** A version as builds name it, `unknown` for any other. */
export const reportableVersion = (version: string): string =>
  /^[0-9a-f]{1,40}$/.test(version) ? version : 'unknown';
