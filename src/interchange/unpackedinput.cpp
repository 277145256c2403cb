// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/unpackedinput.h"

#include "base/rules.h"

#include <zlib.h>

#include <utility>

namespace runlatch::interchange {

namespace {

constexpr QByteArrayView GzipMark = "\x1f\x8b";
constexpr int GzipWindow = 15 + 16; // the largest window, and the frame of gzip with its checksum

} // namespace

struct UnpackedInput::Stream
{
    Stream() { isReady = inflateInit2(&zlib, GzipWindow) == Z_OK; }
    ~Stream() { inflateEnd(&zlib); }
    Q_DISABLE_COPY_MOVE(Stream)

    z_stream zlib = {};
    QByteArray output{InputFile::PieceBytes, Qt::Uninitialized}; ///< one for all: a member may be of 20 bytes
    bool isReady = false;
    bool isInMember = true;
};

UnpackedInput::UnpackedInput(const QString &name, qint64 most)
    : m_input(name)
    , m_most(most)
{
}

UnpackedInput::~UnpackedInput() = default;

bool UnpackedInput::isAtEnd() const
{
    if (!m_fault.isEmpty())
        return true;
    return m_stream ? m_isOver : m_isKnown && m_input.isAtEnd();
}

base::Rule UnpackedInput::fault() const
{
    return m_input.hasFailed() ? base::Rules::FileUnreadable : m_fault;
}

QByteArray UnpackedInput::read()
{
    if (isAtEnd())
        return {};
    if (m_isKnown && !m_stream)
        return m_input.read();
    if (m_read.size() - m_at < GzipMark.size()) {
        m_read.remove(0, std::exchange(m_at, 0));
        m_read += m_input.read();
    }
    if (!m_isKnown) {
        if (m_read.size() < GzipMark.size() && !m_input.isAtEnd())
            return {};
        m_isKnown = true;
        if (!m_read.startsWith(GzipMark))
            return std::exchange(m_read, {});
        m_stream = std::make_unique<Stream>();
    }
    return unpack();
}

/// Unpacks what was read, at most one piece of it.
QByteArray UnpackedInput::unpack()
{
    if (!m_stream->isInMember) {
        endMember();
        return {};
    }
    z_stream &zlib = m_stream->zlib;
    QByteArray &output = m_stream->output;
    zlib.next_in = reinterpret_cast<Bytef *>(m_read.data() + m_at);
    zlib.avail_in = static_cast<uInt>(m_read.size() - m_at);
    zlib.next_out = reinterpret_cast<Bytef *>(output.data());
    zlib.avail_out = static_cast<uInt>(output.size());
    const int state = m_stream->isReady ? inflate(&zlib, Z_NO_FLUSH) : Z_MEM_ERROR;
    m_at = m_read.size() - static_cast<qsizetype>(zlib.avail_in);
    const qsizetype size = output.size() - static_cast<qsizetype>(zlib.avail_out);
    m_unpacked += size;
    const bool isCut = m_at == m_read.size() && m_input.isAtEnd() && size == 0;
    if (state == Z_STREAM_END)
        m_stream->isInMember = false;
    else if ((state != Z_OK && state != Z_BUF_ERROR) || isCut)
        m_fault = base::Rules::ImportPacked;
    if (m_unpacked > m_most)
        m_fault = base::Rules::ImportUnpackedSize;
    return output.first(size);
}

/// Behind a member stands another one, or the end.
void UnpackedInput::endMember()
{
    const QByteArrayView rest = QByteArrayView(m_read).sliced(m_at);
    if (rest.size() < GzipMark.size() && !m_input.isAtEnd())
        return;
    m_isOver = !rest.startsWith(GzipMark);
    m_stream->isInMember = true;
    if (!m_isOver && inflateReset(&m_stream->zlib) != Z_OK)
        m_fault = base::Rules::ImportPacked;
}

} // namespace runlatch::interchange
