import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Modules that list deployed functions and their parts. */
const LISTS = ['index.ts', 'calls.ts', 'handlers.ts', 'sweeps.ts', 'links.ts', 'beacons.ts'].map(
  (name) => path.join(ROOT, 'functions/src', name),
);
/** Workspace packages that call the cloud; all others are pure. */
const FOLLOWED: Readonly<Record<string, string>> = {
  '@wbd/module/pointer': path.join(ROOT, 'libs/module/pointer/index.ts'),
};

export interface Right {
  permission: string;
  /** the resource of the permission */
  on: 'project' | 'files' | 'modules' | 'itself';
}

/** What each method of firebase-admin's Auth needs (https://cloud.google.com/identity-platform/docs/access-control). */
const AUTH = new Map(
  Object.entries({
    getUser: 'firebaseauth.users.get',
    getUsers: 'firebaseauth.users.get',
    getUserByEmail: 'firebaseauth.users.get',
    getUserByPhoneNumber: 'firebaseauth.users.get',
    listUsers: 'firebaseauth.users.get',
    createUser: 'firebaseauth.users.create',
    updateUser: 'firebaseauth.users.update',
    setCustomUserClaims: 'firebaseauth.users.update',
    revokeRefreshTokens: 'firebaseauth.users.update',
    deleteUser: 'firebaseauth.users.delete',
    deleteUsers: 'firebaseauth.users.delete',
    generateEmailVerificationLink: 'firebaseauth.users.sendEmail',
    generatePasswordResetLink: 'firebaseauth.users.sendEmail',
  }),
);
/** The same for files (https://cloud.google.com/storage/docs/access-control/iam-json). */
const STORAGE = new Map(
  Object.entries({
    getMetadata: ['storage.objects.get'],
    download: ['storage.objects.get'],
    createReadStream: ['storage.objects.get'],
    exists: ['storage.objects.get'],
    setMetadata: ['storage.objects.update'],
    save: ['storage.objects.create', 'storage.objects.delete'],
    copy: ['storage.objects.get', 'storage.objects.create'],
    delete: ['storage.objects.delete'],
    getFiles: ['storage.objects.list'],
    deleteFiles: ['storage.objects.list', 'storage.objects.delete'],
  }),
);
const TRANSCODER = new Map(
  Object.entries({
    createJob: 'transcoder.jobs.create',
    getJob: 'transcoder.jobs.get',
    listJobs: 'transcoder.jobs.list',
    listJobsAsync: 'transcoder.jobs.list',
    deleteJob: 'transcoder.jobs.delete',
  }),
);
/** Signing without a key is a request to IAM about the account itself. */
const SIGNING = ['getSignedUrl', 'createCustomToken'];
const DATA_READS = ['get', 'getAll', 'stream', 'count', 'aggregate', 'listDocuments'];
const DATA_WRITES = ['batch', 'commit', 'bulkWriter', 'runTransaction', 'recursiveDelete'];

interface Source {
  /** declared at the top level, by name */
  declared: Map<string, ts.Node>;
  /** members of objects that are declared at the top level */
  members: Map<string, Map<string, ts.Node>>;
  imported: Map<string, { from: string; name: string }>;
  exported: Map<string, { from: string | null; name: string }>;
  /** modules of `export *` */
  everythingOf: string[];
}

const sources = new Map<string, Source>();

/**
 * The rights that a deployed function or a part of it needs, derived from the code that it reaches: calls of Auth,
 * Storage, the Transcoder, Cloud Tasks, Firestore, and signatures. If an object is passed on, only members that the
 * reached code names count.
 */
export function rightsOf(name: string): Right[] {
  const [begin] = LISTS.flatMap((list) => lookUp(list, name) ?? []);
  if (!begin) throw new Error(`There is no function or part ${name}.`);
  const reached = new Set<string>();
  const names = new Set<string>();
  const rights = new Map<string, Right>();
  let pending = [begin];
  /** members whose names the reached code has not used so far */
  let unnamed: Place[] = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const key = `${next.file}#${next.name}.${next.member ?? ''}`;
    const members = next.member === null ? read(next.file).members.get(next.name) : undefined;
    if (!reached.has(key)) {
      reached.add(key);
      const { file, name: object } = next;
      if (members) {
        unnamed.push(...[...members.keys()].map((member) => ({ file, name: object, member })));
      }
      for (const node of members ? restOf(nodeOf(next)) : [nodeOf(next)]) {
        if (!node) continue;
        for (const right of rightsIn(node, file)) {
          rights.set(`${right.permission} ${right.on}`, right);
        }
        for (const used of namesIn(node)) names.add(used);
        pending.push(...usesIn(node, file), ...localsIn(node, next));
      }
    }
    if (pending.length > 0) continue;
    pending = unnamed.filter(({ member }) => member !== null && names.has(member));
    unnamed = unnamed.filter(({ member }) => member !== null && !names.has(member));
  }
  return [...rights.values()];
}

/** The code of an object or a factory that runs whichever members are used. */
function restOf(node: ts.Node | undefined): ts.Node[] {
  if (!node) return [];
  if (ts.isFunctionDeclaration(node)) {
    const statements = (node.body?.statements ?? []).filter(
      (statement) => !ts.isReturnStatement(statement) && !ts.isFunctionDeclaration(statement),
    );
    return [...node.parameters, ...statements];
  }
  const object = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.filter(({ name }) => !name || !ts.isIdentifier(name));
}

/** Names of the properties that code reads. */
function namesIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isPropertyAccessExpression(child)) names.push(child.name.text);
    if (ts.isBindingElement(child)) names.push((child.propertyName ?? child.name).getText());
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

interface Place {
  file: string;
  name: string;
  /** null for the whole module */
  member: string | null;
}

function nodeOf({ file, name, member }: Place): ts.Node | undefined {
  const source = read(file);
  return member === null ? source.declared.get(name) : source.members.get(name)?.get(member);
}

/** Inner functions of the factory that this member calls. */
function localsIn(node: ts.Node, { file, name }: Place): Place[] {
  const members = read(file).members.get(name);
  const locals: Place[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && members?.has(localName(child.text))) {
      locals.push({ file, name, member: localName(child.text) });
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return locals;
}

const localName = (name: string) => `local ${name}`;

/** The declaration of an exported name. */
function lookUp(file: string, name: string): Place | null {
  const source = read(file);
  const exported = source.exported.get(name);
  if (exported && exported.from !== null) return lookUp(exported.from, exported.name);
  const local = exported?.name ?? name;
  const imported = source.imported.get(local);
  if (imported) return lookUp(imported.from, imported.name);
  if (source.declared.has(local)) return { file, name: local, member: null };
  for (const from of source.everythingOf) {
    const found = lookUp(from, name);
    if (found) return found;
  }
  return null;
}

function resolve(file: string, local: string): Place | null {
  const imported = read(file).imported.get(local);
  if (imported) return lookUp(imported.from, imported.name);
  return read(file).declared.has(local) ? { file, name: local, member: null } : null;
}

function usesIn(node: ts.Node, file: string): Place[] {
  const uses: Place[] = [];
  /** names of parameters around, which hide those of the file */
  let hidden: readonly string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeNode(child) || ts.isInterfaceDeclaration(child)) return;
    const outside = hidden;
    if (ts.isFunctionLike(child)) hidden = [...hidden, ...parametersOf(child)];
    visitInside(child);
    hidden = outside;
  };
  const visitInside = (child: ts.Node): void => {
    if (ts.isPropertyAccessExpression(child) && ts.isIdentifier(child.expression)) {
      const { text: name } = child.expression;
      const object = hidden.includes(name) ? null : resolve(file, name);
      const members = object && read(object.file).members.get(object.name);
      if (object && members?.has(child.name.text)) {
        uses.push({ ...object, member: child.name.text });
        return;
      }
    }
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
      uses.push(...lazilyImported(child, file));
    }
    if (ts.isPropertyAccessExpression(child)) {
      visit(child.expression);
      return;
    }
    if (ts.isPropertyAssignment(child)) {
      visit(child.initializer);
      return;
    }
    if (ts.isIdentifier(child)) {
      const place = hidden.includes(child.text) ? null : resolve(file, child.text);
      if (place) uses.push(place);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return uses;
}

/** Names that a function gives its parameters, also where it takes them apart. */
function parametersOf({ parameters }: ts.SignatureDeclaration): string[] {
  const names: string[] = [];
  const visit = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) {
      names.push(name.text);
      return;
    }
    for (const element of name.elements) if (ts.isBindingElement(element)) visit(element.name);
  };
  for (const { name } of parameters) visit(name);
  return names;
}

/** The names that `await import(…)` uses: the destructured ones, the accessed one, or all. */
function lazilyImported(call: ts.CallExpression, file: string): Place[] {
  const from = call.arguments[0] ? fileOf(call.arguments[0], file) : null;
  if (from === null) return [];
  const awaited = ts.isAwaitExpression(call.parent) ? call.parent : call;
  const outer = ts.isParenthesizedExpression(awaited.parent) ? awaited.parent : awaited;
  const { parent } = outer;
  const names =
    ts.isPropertyAccessExpression(parent) && parent.expression === outer
      ? [parent.name.text]
      : ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)
        ? parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
        : [...read(from).declared.keys(), ...read(from).exported.keys()];
  return names.flatMap((name) => lookUp(from, name) ?? []);
}

function rightsIn(node: ts.Node, file: string): Right[] {
  const called = new Set<string>();
  const named = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && ts.isPropertyAccessExpression(child.expression)) {
      called.add(child.expression.name.text);
    }
    if (ts.isIdentifier(child)) named.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  const of = (on: Right['on'], permissions: readonly (string | undefined)[]): Right[] =>
    permissions.flatMap((permission) => (permission === undefined ? [] : [{ permission, on }]));
  const rights: Right[] = [];
  if (named.has('getAuth'))
    rights.push(
      ...of(
        'project',
        [...called].map((one) => AUTH.get(one)),
      ),
    );
  if (SIGNING.some((one) => called.has(one))) {
    rights.push(...of('itself', ['iam.serviceAccounts.signBlob']));
  }
  const isModules = file.includes('/libs/module/');
  if (isModules || file.endsWith('/gateways/storage.ts')) {
    const permissions = [...called].flatMap((one) => STORAGE.get(one) ?? []);
    rights.push(...of(isModules ? 'modules' : 'files', permissions));
  }
  if (file.endsWith('/gateways/transcoder.ts')) {
    rights.push(
      ...of(
        'project',
        [...called].map((one) => TRANSCODER.get(one)),
      ),
    );
  }
  if (named.has('taskQueue')) rights.push(...of('project', ['cloudtasks.tasks.create']));
  if (named.has('db')) {
    if (DATA_READS.some((one) => called.has(one))) {
      rights.push(...of('project', ['datastore.entities.get', 'datastore.entities.list']));
    }
    if (DATA_WRITES.some((one) => called.has(one)) || writesDocument(node)) {
      rights.push(
        ...of('project', [
          'datastore.entities.create',
          'datastore.entities.update',
          'datastore.entities.delete',
        ]),
      );
    }
  }
  return rights;
}

/** Whether it calls `set` or another such method of what `doc(…)` or `collection(…)` returns. */
function writesDocument(node: ts.Node): boolean {
  let found = false;
  const visit = (child: ts.Node): void => {
    if (
      ts.isCallExpression(child) &&
      ts.isPropertyAccessExpression(child.expression) &&
      ['set', 'create', 'update', 'delete', 'add'].includes(child.expression.name.text) &&
      /\b(doc|collection)\(/.test(child.expression.expression.getText())
    ) {
      found = true;
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function read(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const source: Source = {
    declared: new Map(),
    members: new Map(),
    imported: new Map(),
    exported: new Map(),
    everythingOf: [],
  };
  sources.set(file, source);
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(file, 'utf8');
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  for (const statement of parsed.statements) readStatement(statement, file, source);
  return source;
}

function readStatement(statement: ts.Statement, file: string, source: Source): void {
  if (ts.isImportDeclaration(statement)) {
    const from = fileOf(statement.moduleSpecifier, file);
    const bindings = statement.importClause?.namedBindings;
    if (from === null || !bindings || !ts.isNamedImports(bindings)) return;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!isTypeOnly) source.imported.set(name.text, { from, name: (propertyName ?? name).text });
    }
  } else if (ts.isExportDeclaration(statement)) {
    const from = statement.moduleSpecifier ? fileOf(statement.moduleSpecifier, file) : null;
    if (statement.moduleSpecifier && from === null) return;
    if (!statement.exportClause && from !== null) source.everythingOf.push(from);
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return;
    for (const { name, propertyName } of statement.exportClause.elements) {
      source.exported.set(name.text, { from, name: (propertyName ?? name).text });
    }
  } else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) declare(declaration, source);
  } else if (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
    statement.name
  ) {
    source.declared.set(statement.name.text, statement);
    if (ts.isFunctionDeclaration(statement)) readReturned(statement, source);
  }
}

/** Methods of the object that a factory returns. */
function readReturned(declared: ts.FunctionDeclaration, source: Source): void {
  const statements: readonly ts.Statement[] = declared.body?.statements ?? [];
  const last = statements.find((statement): statement is ts.ReturnStatement =>
    ts.isReturnStatement(statement),
  );
  const returned: ts.Expression | undefined = last?.expression;
  if (!declared.name || !returned || !ts.isObjectLiteralExpression(returned)) return;
  // values are computed whether or not their names are used
  if (!returned.properties.every((property) => ts.isMethodDeclaration(property))) return;
  const members = membersOf(returned);
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      members.set(localName(statement.name.text), statement);
    }
  }
  source.members.set(declared.name.text, members);
}

function membersOf({ properties }: ts.ObjectLiteralExpression): Map<string, ts.Node> {
  return new Map(
    properties.flatMap((property) =>
      property.name && ts.isIdentifier(property.name) ? [[property.name.text, property]] : [],
    ),
  );
}

function declare(declaration: ts.VariableDeclaration, source: Source): void {
  if (!ts.isIdentifier(declaration.name)) {
    // destructured: each name refers to the whole declaration
    for (const element of declaration.name.elements) {
      if (ts.isBindingElement(element) && ts.isIdentifier(element.name)) {
        source.declared.set(element.name.text, declaration);
      }
    }
    return;
  }
  source.declared.set(declaration.name.text, declaration);
  const { initializer } = declaration;
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return;
  source.members.set(declaration.name.text, membersOf(initializer));
}

function fileOf(specifier: ts.Expression, importer: string): string | null {
  const name = ts.isStringLiteral(specifier) ? specifier.text : '';
  const file = name.startsWith('.')
    ? path.resolve(path.dirname(importer), name)
    : (FOLLOWED[name] ?? '');
  return /\.tsx?$/.test(file) && existsSync(file) ? file : null;
}
