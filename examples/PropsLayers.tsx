import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type PropsLayersProps = {
  readonly edited: boolean;
  readonly passed: boolean;
  readonly calculated: boolean;
};

const STEP = 24;

export const PropsLayers: React.FC<PropsLayersProps> = ({
  edited,
  passed,
  calculated,
}) => {
  const frame = useCurrentFrame();
  const layers = [
    {name: 'defaultProps', value: 'Harbor Sessions', isSet: true},
    {name: 'edit in the Studio', value: 'Harbor Nights', isSet: edited},
    {name: '--props, inputProps', value: 'Pier Sessions', isSet: passed},
    {name: 'calculateMetadata()', value: 'PIER LIVE', isSet: calculated},
  ];
  const reached = Math.min(layers.length - 1, Math.floor(frame / STEP));
  const title = layers
    .slice(0, reached + 1)
    .reduce((value, layer) => (layer.isSet ? layer.value : value), '');

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#12262b',
        color: '#f4efe4',
        fontFamily: 'sans-serif',
        padding: 70,
      }}
    >
      {layers.map((layer, index) => (
        <div
          key={layer.name}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            width: 1140,
            height: 84,
            marginBottom: 16,
            padding: '0 28px',
            boxSizing: 'border-box',
            alignItems: 'center',
            backgroundColor: '#1d3a40',
            borderLeft: `10px solid ${index <= reached && layer.isSet ? '#f0883e' : '#47656b'}`,
            fontSize: 38,
            opacity: interpolate(
              frame,
              [index * STEP - 8, index * STEP],
              [0.35, 1],
              {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
            ),
          }}
        >
          <span style={{fontFamily: 'monospace'}}>{layer.name}</span>
          <span style={{color: layer.isSet ? '#f4efe4' : '#8aa39f'}}>
            {layer.isSet ? layer.value : 'not set'}
          </span>
        </div>
      ))}
      <div style={{marginTop: 34, fontSize: 38, color: '#a9bdb9'}}>
        The component receives
      </div>
      <div style={{fontSize: 84, fontWeight: 700}}>{title}</div>
    </AbsoluteFill>
  );
};
