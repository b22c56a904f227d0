import ts from 'typescript';
import type {IsHiddenName} from './writingState';

/** A parameter, as a signature or a list of arguments declares it. */
export type ParameterInfo = {
  readonly name: string;
  readonly type: ts.Type;
  readonly declared: ts.TypeNode | undefined;
  readonly isOptional: boolean;
  readonly isRest: boolean;
  readonly symbol?: ts.Symbol;
};

/**
 * The ways to call a signature, each with its parameters. More than one where
 * all arguments are one union of lists: `...args: [a: string] | [b: number]`.
 */
export function overloadsOf(
  signature: ts.Signature,
  checker: ts.TypeChecker,
  isHidden: IsHiddenName,
): ParameterInfo[][] {
  const parameters = signature
    .getParameters()
    .filter(({name}) => !isHidden(name))
    .map((parameter) => parameterInfo(parameter, checker));
  const [only, ...others] = parameters;
  if (only?.isRest && others.length === 0) {
    const lists = only.type.isUnion() ? only.type.types : [only.type];
    if (lists.every((list) => checker.isTupleType(list))) {
      return lists.map((list) => elementsOf(list as ts.TypeReference, checker));
    }
  }
  return [parameters];
}

/** What a parameter of a signature is. */
export function parameterInfo(
  parameter: ts.Symbol,
  checker: ts.TypeChecker,
): ParameterInfo {
  const {valueDeclaration} = parameter;
  const declaration =
    valueDeclaration && ts.isParameter(valueDeclaration)
      ? valueDeclaration
      : undefined;
  // One that is taken apart on the spot has a made-up name.
  const isMadeUp = /^__\d+$|^args_\d+$/.test(parameter.name);
  return {
    name: isMadeUp ? 'options' : parameter.name.replace(/^_+(?=[a-z])/, ''),
    type: checker.getTypeOfSymbol(parameter),
    declared: declaration?.type,
    isOptional:
      declaration !== undefined && checker.isOptionalParameter(declaration),
    isRest: declaration?.dotDotDotToken !== undefined,
    symbol: parameter,
  };
}

function elementsOf(
  list: ts.TypeReference,
  checker: ts.TypeChecker,
): ParameterInfo[] {
  const {elementFlags, labeledElementDeclarations: labels} =
    list.target as ts.TupleType;
  return checker.getTypeArguments(list).map((type, index) => {
    const label = labels?.[index];
    const flag = elementFlags[index] ?? ts.ElementFlags.Required;
    const name =
      label && ts.isIdentifier(label.name) ? label.name.text : `arg${index}`;
    return {
      name,
      type,
      declared: label?.type,
      isOptional: (flag & ts.ElementFlags.Optional) !== 0,
      isRest: (flag & ts.ElementFlags.Variable) !== 0,
    };
  });
}
