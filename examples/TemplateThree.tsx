import {ThreeCanvas} from '@remotion/three';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';
import {Shape} from 'three';

export type TemplateThreeProps = {
  readonly color: string;
  readonly turns: number;
};

const chart = [0.35, 0.55, 0.45, 0.75, 0.6, 1];

/** The outline of a rectangle with round corners around the origin. */
function drawRoundedRect(width: number, height: number, radius: number): Shape {
  const x = width / 2 - radius;
  const y = height / 2 - radius;

  return new Shape()
    .absarc(x, y, radius, 0, Math.PI / 2, false)
    .absarc(-x, y, radius, Math.PI / 2, Math.PI, false)
    .absarc(-x, -y, radius, Math.PI, Math.PI * 1.5, false)
    .absarc(x, -y, radius, Math.PI * 1.5, Math.PI * 2, false);
}

const body = drawRoundedRect(1.8, 3.6, 0.28);
const screen = drawRoundedRect(1.68, 3.48, 0.24);
const lens = drawRoundedRect(0.5, 0.5, 0.2);

/** A column of the chart, which grows from its foot on the screen. */
const Column: React.FC<{readonly index: number; readonly height: number}> = ({
  index,
  height,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const grown = 2 * height * spring({frame: frame - 45 - index * 4, fps});

  return (
    <mesh position={[-0.6 + index * 0.24, -1.3 + grown / 2, 0.16]}>
      <boxGeometry args={[0.16, Math.max(grown, 0.02), 0.08]} />
      <meshStandardMaterial color={height === 1 ? '#ff5a2e' : '#0b6b45'} />
    </mesh>
  );
};

const Phone: React.FC<{
  readonly color: string;
  readonly children?: React.ReactNode;
}> = ({color, children}) => {
  return (
    <group>
      <mesh position={[0, 0, -0.1]}>
        <extrudeGeometry
          args={[
            body,
            {
              depth: 0.16,
              bevelSize: 0.04,
              bevelThickness: 0.04,
              curveSegments: 24,
            },
          ]}
        />
        <meshStandardMaterial color={color} roughness={0.4} />
      </mesh>
      <mesh position={[0, 0, 0.11]}>
        <shapeGeometry args={[screen, 24]} />
        <meshStandardMaterial color="#f4efe4" />
      </mesh>
      {/* The lens on the back */}
      <mesh position={[0.5, 1.35, -0.2]}>
        <extrudeGeometry args={[lens, {depth: 0.06, bevelEnabled: false}]} />
        <meshStandardMaterial color="#0e1314" />
      </mesh>
      {children}
    </group>
  );
};

export const TemplateThree: React.FC<TemplateThreeProps> = ({color, turns}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const rise = (1 - spring({frame, fps, config: {damping: 200}})) * -4;
  const turn = interpolate(frame, [0, 90], [-turns * 2 * Math.PI, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  // Keeps moving when the turn is over
  const sway = Math.sin(frame / 24) * 0.12;

  return (
    <AbsoluteFill style={{backgroundColor: color}}>
      <ThreeCanvas
        width={width}
        height={height}
        camera={{fov: 40, position: [0, 0, 6]}}
      >
        <ambientLight intensity={1.6} />
        <directionalLight position={[-3, 4, 6]} intensity={2.5} />
        <group
          position={[1.05, rise, 0]}
          rotation={[-0.1, turn + 0.45 + sway, 0.12]}
        >
          <Phone color="#1c2325">
            {chart.map((share, index) => (
              <Column key={index} index={index} height={share} />
            ))}
          </Phone>
        </group>
        <group
          position={[-1.5, 0.2 - rise, -1.6]}
          rotation={[0.1, Math.PI + 0.5 - turn - sway, -0.14]}
        >
          <Phone color="#b32d08" />
        </group>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};
