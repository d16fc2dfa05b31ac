import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Form fields as Stripe's API takes them: `metadata[paymentId]=…` is a form within a form. */
export interface Form {
  [name: string]: string | Form;
}
type Found = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const RESOURCES = path.join(path.dirname(require.resolve('stripe')), 'resources');

export const formOf = (encoded: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const parts = name.split(/[[\]]+/).filter(Boolean);
    const last = parts.pop() ?? '';
    let inner = form;
    for (const part of parts) inner = (inner[part] ??= {}) as Form;
    inner[last] = value;
  }
  return form;
};

/** Every interface and type of a file of the SDK by its full name. */
const declarationsOf = (file: string): Map<string, Found> => {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(RESOURCES, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const found = new Map<string, Found>();
  const walk = (statements: readonly ts.Statement[], scope: string): void => {
    for (const statement of statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
        found.set(scope + statement.name.text, statement);
      if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body))
        walk(statement.body.statements, `${scope}${statement.name.text}.`);
    }
  };
  walk(source.statements, '');
  return found;
};

/**
 * Stripe's published schema of a request, as far as it is here: the SDK's declarations are made from Stripe's OpenAPI
 * document, one interface a request. A form is checked against them; words that Stripe publishes as examples are taken
 * as the only ones.
 */
export class RequestSchema {
  private readonly declared: Map<string, Found>;

  constructor(
    file: string,
    private readonly name: string,
  ) {
    this.declared = declarationsOf(file);
    if (!this.declared.has(name)) throw new Error(`The SDK has no ${name}`);
  }

  /** What Stripe would say is wrong with it; empty when nothing is. */
  wrongs(form: Form): string[] {
    return this.named(form, this.name, '');
  }

  private named(value: string | Form, name: string, at: string): string[] {
    const declared = this.declared.get(name);
    if (!declared) return [];
    if (ts.isTypeAliasDeclaration(declared)) return this.typed(value, declared.type, at);
    if (typeof value === 'string') return [`Invalid object: ${at}`];
    const members = new Map(
      declared.members.filter(ts.isPropertySignature).map((member) => [member.name.getText(), member]),
    );
    const path = (key: string): string => (at ? `${at}[${key}]` : key);
    return [
      ...Object.keys(value)
        .filter((key) => !members.has(key))
        .map((key) => `Received unknown parameter: ${path(key)}`),
      ...[...members]
        .filter(([key, { questionToken }]) => !questionToken && !(key in value))
        .map(([key]) => `Missing required param: ${path(key)}.`),
      ...[...members].flatMap(([key, { type }]) =>
        key in value && type ? this.typed(value[key] ?? '', type, path(key)) : [],
      ),
    ];
  }

  private typed(value: string | Form, type: ts.TypeNode, at: string): string[] {
    if (ts.isUnionTypeNode(type)) {
      const tried = type.types
        .filter((one) => one.getText() !== 'OtherString')
        .map((one) => this.typed(value, one, at));
      return tried.some((wrongs) => wrongs.length === 0) ? [] : (tried[0] ?? []);
    }
    if (ts.isLiteralTypeNode(type))
      return type.getText().slice(1, -1) === value ? [] : [`Invalid ${at}: ${JSON.stringify(value)}`];
    if (type.kind === ts.SyntaxKind.NumberKeyword)
      return typeof value === 'string' && /^-?\d+$/.test(value) ? [] : [`Invalid integer: ${at}`];
    if (type.kind === ts.SyntaxKind.BooleanKeyword)
      return value === 'true' || value === 'false' ? [] : [`Invalid boolean: ${at}`];
    if (type.kind === ts.SyntaxKind.StringKeyword) return typeof value === 'string' ? [] : [`Invalid string: ${at}`];
    return ts.isTypeReferenceNode(type) ? this.referred(value, type, at) : [];
  }

  private referred(value: string | Form, type: ts.TypeReferenceNode, at: string): string[] {
    const name = type.typeName.getText();
    const [of] = type.typeArguments ?? [];
    if (name === 'Array' && of)
      return typeof value === 'string'
        ? [`Invalid array: ${at}`]
        : Object.entries(value).flatMap(([key, one]) => this.typed(one, of, `${at}[${key}]`));
    if (name === 'Emptyable' && of) return value === '' ? [] : this.typed(value, of, at);
    if (name === 'MetadataParam')
      return typeof value === 'object' &&
        Object.values(value).every((one) => typeof one === 'string' && one.length <= 500)
        ? []
        : [`Invalid metadata: ${at}`];
    return this.named(value, name, at);
  }
}
