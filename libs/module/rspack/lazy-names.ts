import path from 'node:path';
import ts from 'typescript';

/**
 * The names a source file takes from `import('request')`: `(await import('x')).Name` or
 * `const { Name } = await import('x')`.
 * @throws Error for any other use, because the build could not tell which names the shell must have
 */
export function lazyNames(source: string, file: string, request: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: string[] = [];

  function visit(node: ts.Node): void {
    if (isImportOf(node, request)) {
      const taken = takenOf(node);
      if (!taken) {
        throw new Error(
          `${path.basename(file)} imports ${request} lazily without saying what it takes: write (await import('${request}')).Name.`,
        );
      }
      names.push(...taken);
    }
    ts.forEachChild(node, visit);
  }

  visit(tree);
  return names;
}

function isImportOf(node: ts.Node, request: string): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return false;
  }
  const [specifier] = node.arguments;
  return specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text === request;
}

function takenOf(call: ts.CallExpression): string[] | undefined {
  const awaited = call.parent;
  if (!ts.isAwaitExpression(awaited)) return undefined;
  const outer = ts.isParenthesizedExpression(awaited.parent) ? awaited.parent : awaited;
  const use = outer.parent;
  if (ts.isPropertyAccessExpression(use)) return [use.name.text];
  if (ts.isVariableDeclaration(use) && ts.isObjectBindingPattern(use.name)) {
    const bindings = use.name.elements.map(({ propertyName, name }) => propertyName ?? name);
    return bindings.flatMap((name) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  return undefined;
}
