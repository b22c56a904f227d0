import {evolvePath, parsePath} from '@remotion/paths';
import {makePolygon} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type MakePolygonCommandsProps = {
  readonly points: number;
};

export const MakePolygonCommands: React.FC<MakePolygonCommandsProps> = ({
  points,
}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {path, width, height} = makePolygon({points, radius: 270});

  // One for each corner, and one back to the first: 'L 468 135'
  const commands = parsePath(path).map(({type, ...end}) => {
    const numbers = Object.values(end).map((value) => {
      return Math.round(Number(value));
    });
    return [type, ...numbers].join(' ');
  });
  const progress = frame / (durationInFrames - 1);
  const current = Math.ceil(progress * points);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      <svg viewBox="0 0 1280 720" fontFamily="monospace" fontSize={38}>
        <g transform={`translate(${420 - width / 2} ${360 - height / 2})`}>
          <path d={path} fill="none" stroke="#4b5759" strokeWidth={3} />
          <path
            d={path}
            fill="none"
            stroke="#f2f5f5"
            strokeWidth={10}
            {...evolvePath(progress, path)}
          />
        </g>
        {commands.map((command, index) => (
          <text
            key={index}
            x={850}
            y={372 + (index - points / 2) * 60}
            fill={index === current ? '#ff5a2e' : '#9aa7a9'}
          >
            {command}
          </text>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
