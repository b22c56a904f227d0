import type {ComponentType} from 'react';
import {
  AbsoluteFill,
  Composition,
  useCurrentFrame,
  type CalculateMetadataFunction,
} from 'remotion';
import {CASE_ID, FRAMES, type Case} from './case';

/**
 * A root with one composition, 64 × 64 pixels on black, which renders the
 * component that its props name.
 *
 * @param components by their name
 */
export function createRoot(
  components: Readonly<Record<string, ComponentType<Case>>>,
  calculateMetadata?: CalculateMetadataFunction<Case>,
): React.FC {
  const CaseOfPage: React.FC<Case> = (props) => {
    const frame = useCurrentFrame();
    const Component = components[props.component];
    if (!Component) {
      throw new Error(`There is no component "${props.component}".`);
    }
    return (
      <AbsoluteFill style={{backgroundColor: 'black'}}>
        {frame >= props.from && <Component {...props} />}
      </AbsoluteFill>
    );
  };
  return () => (
    <Composition
      id={CASE_ID}
      component={CaseOfPage}
      width={64}
      height={64}
      fps={30}
      durationInFrames={FRAMES}
      defaultProps={{component: '', url: '', from: 0}}
      calculateMetadata={calculateMetadata}
    />
  );
}
