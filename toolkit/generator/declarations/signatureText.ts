/** Signatures of functions: type parameters, parameters and what is returned. */
import ts from 'typescript';
import {overloadsOf, parameterInfo, type ParameterInfo} from './parameters';
import {typeParameterList} from './textParts';
import {
  deeper,
  type IsHiddenName,
  type TypeWriter,
  type WritingState,
} from './writingState';

/** Writes signatures. */
export class SignatureText {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isHidden: IsHiddenName,
    private readonly types: TypeWriter,
  ) {}

  /** `(a: string) => void`, or with a name `name(a: string): void`. */
  writeSignature(
    signature: ts.Signature,
    name: string | undefined,
    state: WritingState,
  ): string {
    const overloads = overloadsOf(signature, this.checker, this.isHidden);
    const [first] = overloads;
    // In the middle of a type there is room for one form only.
    const parameters =
      first && overloads.length === 1
        ? first
        : signature
            .getParameters()
            .map((parameter) => parameterInfo(parameter, this.checker));
    return this.writeCall(signature, parameters, name, state);
  }

  /** The same for one way to call a function, whose parameters are given. */
  writeCall(
    signature: ts.Signature,
    parameters: readonly ParameterInfo[],
    name: string | undefined,
    state: WritingState,
  ): string {
    const written = parameters.map((parameter) =>
      this.writeParameter(parameter, state),
    );
    const typeParameters = this.types.readTypeParameters(
      signature.getTypeParameters(),
    );
    const head = `${typeParameterList(typeParameters)}(${written.join(', ')})`;
    const result = this.writeReturn(signature, state);
    return name === undefined
      ? `${head} => ${result}`
      : `${name}${head}: ${result}`;
  }

  private writeParameter(
    {name, type, declared, isOptional, isRest}: ParameterInfo,
    state: WritingState,
  ): string {
    const inner = {...deeper(state), isOptional};
    const text = this.types.writeDeclared(declared, type, inner);
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${text}`;
  }

  private writeReturn(signature: ts.Signature, state: WritingState): string {
    const predicate = this.checker.getTypePredicateOfSignature(signature);
    if (predicate?.type && predicate.parameterName) {
      const asserts =
        predicate.kind === ts.TypePredicateKind.AssertsIdentifier
          ? 'asserts '
          : '';
      return `${asserts}${predicate.parameterName} is ${this.types.write(predicate.type, deeper(state))}`;
    }
    const type = signature.getReturnType();
    const declaration = signature.getDeclaration() as
      ts.SignatureDeclaration | undefined;
    return this.types.writeDeclared(declaration?.type, type, deeper(state));
  }
}
