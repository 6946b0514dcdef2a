# Sourced by the scripts that call .venv/bin/uv, from the top of the repository.
UV_VERSION=0.13.7
export UV_PYTHON=$PWD/.venv/bin/python # the Python that make found, in both environments
export UV_PYTHON_DOWNLOADS=never
unset VIRTUAL_ENV UV_PROJECT_ENVIRONMENT # the caller's own environment is not ours to change
