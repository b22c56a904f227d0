import {useLayoutEffect, useRef} from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type AnnouncementWaterProps = {
  readonly speed: number;
  readonly roughness: number;
  readonly glow: string;
};

const vertexShader = `#version 300 es
in vec2 position;

void main() {
  gl_Position = vec4(position, 0.0, 1.0);
}`;

const fragmentShader = `#version 300 es
precision highp float;

uniform vec2 resolution;
uniform float time;
uniform float roughness;
uniform vec3 glow;
out vec4 color;

void main() {
  vec2 uv = gl_FragCoord.xy / resolution;
  vec3 night = vec3(0.07, 0.15, 0.17);
  float horizon = 0.48;
  vec3 sky = mix(glow, night, smoothstep(horizon, 1.0, uv.y));

  float depth = max(horizon - uv.y, 0.001);
  float ripple = sin(uv.y * 6.0 / depth - time * 3.0) * 0.6
    + sin(uv.x * 24.0 + sin(uv.y * 40.0) * 2.0 + time * 2.0) * 0.4;
  float band = exp(-pow((uv.x - 0.7 + ripple * 0.06 * roughness) * 5.0, 2.0));
  vec3 sea = mix(night, glow, band * (0.35 + 0.4 * ripple * roughness));

  color = vec4(uv.y > horizon ? sky : sea, 1.0);
}`;

const compile = (
  gl: WebGL2RenderingContext,
  type: GLenum,
  source: string,
): WebGLShader => {
  const shader = gl.createShader(type);
  if (!shader) {
    throw new Error('The WebGL context is lost');
  }

  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
    throw new Error(gl.getShaderInfoLog(shader) ?? 'Cannot compile');
  }

  return shader;
};

/** Returns a function that draws the water, or null without WebGL 2. */
const createWater = (canvas: HTMLCanvasElement) => {
  const gl = canvas.getContext('webgl2');
  if (!gl) {
    return null;
  }

  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentShader));
  gl.bindAttribLocation(program, 0, 'position');
  gl.linkProgram(program);
  gl.useProgram(program);

  // One triangle that is larger than the canvas
  const corners = new Float32Array([-1, -1, 3, -1, -1, 3]);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  const locate = (name: string) => gl.getUniformLocation(program, name);

  return (time: number, roughness: number, glow: string) => {
    const value = Number.parseInt(glow.slice(1), 16);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(locate('resolution'), canvas.width, canvas.height);
    gl.uniform1f(locate('time'), time);
    gl.uniform1f(locate('roughness'), roughness);
    gl.uniform3f(
      locate('glow'),
      ((value >> 16) & 255) / 255,
      ((value >> 8) & 255) / 255,
      (value & 255) / 255,
    );
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
};

export const AnnouncementWater: React.FC<AnnouncementWaterProps> = ({
  speed,
  roughness,
  glow,
}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const drawRef = useRef<ReturnType<typeof createWater>>(null);

  useLayoutEffect(() => {
    if (!canvasRef.current) {
      return;
    }

    drawRef.current ??= createWater(canvasRef.current);
    drawRef.current?.((frame / fps) * speed, roughness, glow);
  }, [frame, fps, speed, roughness, glow, width, height]);

  return (
    <AbsoluteFill style={{backgroundColor: '#12262b'}}>
      <canvas ref={canvasRef} width={width} height={height} />
      <AbsoluteFill
        style={{
          color: '#f4efe4',
          fontFamily: 'sans-serif',
          fontSize: 120,
          fontWeight: 700,
          padding: 80,
        }}
      >
        Harbor Sessions
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
