// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealedstream.h"

#include "base/rules.h"
#include "base/utc.h"
#include "store/sqlite/storefile.h"

#include <QtEndian>

#include <sodium.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace runlatch::store {

namespace {

constexpr QByteArrayView StreamMark = "RLSEAL1\n";
constexpr qsizetype TimeBytes = sizeof(qint64);
constexpr qsizetype HeadBytes = 8 + TimeBytes; // the mark and the time
constexpr qsizetype PieceBytes = 64 * 1024;    // of the content; the last piece may be shorter
constexpr qsizetype MoreBytes = crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr qsizetype StreamHeaderBytes = crypto_secretstream_xchacha20poly1305_HEADERBYTES;

using Unsigned = unsigned char;

Unsigned *mutableBytes(QByteArray &array)
{
    return reinterpret_cast<Unsigned *>(array.data());
}

const Unsigned *readBytes(QByteArrayView view)
{
    return reinterpret_cast<const Unsigned *>(view.data());
}

QByteArray headOf(const QDateTime &expires)
{
    QByteArray head = StreamMark.toByteArray();
    head.resize(HeadBytes);
    qToLittleEndian<qint64>(expires.toMSecsSinceEpoch(), head.data() + StreamMark.size());
    return head;
}

/// The key of one file. Two files never share one, because no label belongs to two things.
QByteArray keyOf(const SealedStream::Purpose &purpose)
{
    if (sodium_init() < 0)
        qFatal("libsodium has no source of random numbers");
    const QByteArray label = "sealed stream of " + purpose.label;
    QByteArray key(crypto_secretstream_xchacha20poly1305_KEYBYTES, Qt::Uninitialized);
    crypto_generichash(mutableBytes(key), static_cast<std::size_t>(key.size()), readBytes(label),
                       static_cast<quint64>(label.size()), readBytes(purpose.key),
                       static_cast<std::size_t>(purpose.key.size()));
    return key;
}

base::Error streamFault(const QString &file, base::Rule rule, const QString &detail = {})
{
    return {.kind = base::ErrorKind::Storage, .rule = rule, .subject = file, .detail = detail};
}

base::Error writeFault(const QFile &file, const QString &name)
{
    const bool isFull = file.error() == QFileDevice::ResourceError;
    return streamFault(name, isFull ? base::Rules::StoreFull : base::Rules::FileNotWritten, file.errorString());
}

} // namespace

struct SealedStream::State
{
    ~State() { sodium_memzero(&stream, sizeof stream); }
    crypto_secretstream_xchacha20poly1305_state stream{};
    QByteArray head; ///< proved together with the first piece, then empty
};

SealedStream::SealedStream(const QString &file, std::unique_ptr<State> state)
    : m_name(file)
    , m_file(unfinishedName(file))
    , m_state(std::move(state))
{
}

SealedStream::~SealedStream()
{
    if (m_state) // not finished
        m_file.remove();
}

base::Result<std::unique_ptr<SealedStream>> SealedStream::begin(const QString &file, const Purpose &purpose)
{
    if (auto made = makeStoreFolder(file); !made)
        return made.error();
    auto state = std::make_unique<State>();
    state->head = headOf(purpose.expires);
    QByteArray header(StreamHeaderBytes, Qt::Uninitialized);
    crypto_secretstream_xchacha20poly1305_init_push(&state->stream, mutableBytes(header), readBytes(keyOf(purpose)));
    const QByteArray first = state->head + header;
    std::unique_ptr<SealedStream> made(new SealedStream(file, std::move(state)));
    QFile::remove(made->m_file.fileName());
    if (!made->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered, OwnerOnly))
        return writeFault(made->m_file, file);
    if (auto written = made->toDisk(first); !written)
        return written.error();
    return made;
}

base::Done SealedStream::write(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        if (m_waiting.size() == PieceBytes) {
            if (auto done = put(m_waiting, false); !done)
                return done;
            m_waiting.resize(0);
        }
        const qsizetype count = std::min(bytes.size(), PieceBytes - m_waiting.size());
        m_waiting += bytes.first(count);
        bytes = bytes.sliced(count);
    }
    return std::monostate();
}

base::Done SealedStream::finish()
{
    if (auto done = put(m_waiting, true); !done)
        return done;
    m_file.close();
    QFile::remove(m_name); // an earlier one
    if (!m_file.rename(m_name))
        return writeFault(m_file, m_name);
    m_state.reset();
    return std::monostate();
}

base::Done SealedStream::put(QByteArrayView bytes, bool isLast)
{
    const Unsigned tag = isLast ? crypto_secretstream_xchacha20poly1305_TAG_FINAL : Unsigned(0);
    QByteArray sealed(bytes.size() + MoreBytes, Qt::Uninitialized);
    const QByteArray head = std::exchange(m_state->head, {});
    crypto_secretstream_xchacha20poly1305_push(&m_state->stream, mutableBytes(sealed), nullptr, readBytes(bytes),
                                               static_cast<quint64>(bytes.size()), readBytes(head),
                                               static_cast<quint64>(head.size()), tag);
    return toDisk(sealed);
}

base::Done SealedStream::toDisk(const QByteArray &bytes)
{
    if (m_file.write(bytes) != bytes.size())
        return writeFault(m_file, m_name);
    return std::monostate();
}

QDateTime SealedStream::expiryOf(const QString &file)
{
    QFile opened(file);
    const QByteArray head = opened.open(QIODevice::ReadOnly) ? opened.read(HeadBytes) : QByteArray();
    if (head.size() != HeadBytes || !head.startsWith(StreamMark))
        return {};
    return QDateTime::fromMSecsSinceEpoch(qFromLittleEndian<qint64>(head.constData() + StreamMark.size()), base::Utc);
}

base::Result<QByteArray> SealedStream::read(const QString &file, const Purpose &purpose, qint64 limit, qsizetype spare)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return streamFault(file, base::Rules::FileUnreadable, opened.errorString());
    if (opened.size() > limit + HeadBytes + StreamHeaderBytes + (limit / PieceBytes + 1) * MoreBytes)
        return streamFault(file, base::Rules::FileTooLarge);
    QByteArray head = opened.read(HeadBytes);
    const QByteArray header = opened.read(StreamHeaderBytes);
    State state;
    if (header.size() != StreamHeaderBytes || !head.startsWith(StreamMark)
        || crypto_secretstream_xchacha20poly1305_init_pull(&state.stream, readBytes(header), readBytes(keyOf(purpose)))
            != 0)
        return streamFault(file, base::Rules::FetchLocked);
    QByteArray content;
    content.reserve(opened.size() + spare);
    Unsigned tag = 0;
    while (tag == 0) {
        const QByteArray piece = opened.read(PieceBytes + MoreBytes);
        if (piece.size() < MoreBytes) // cut
            return streamFault(file, base::Rules::FetchLocked);
        const qsizetype before = content.size();
        content.resize(before + piece.size() - MoreBytes);
        const int code = crypto_secretstream_xchacha20poly1305_pull(
            &state.stream, mutableBytes(content) + before, nullptr, &tag, readBytes(piece),
            static_cast<quint64>(piece.size()), readBytes(head), static_cast<quint64>(head.size()));
        head.clear();
        if (code != 0)
            return streamFault(file, base::Rules::FetchLocked);
    }
    if (tag != crypto_secretstream_xchacha20poly1305_TAG_FINAL || !opened.atEnd())
        return streamFault(file, base::Rules::FetchLocked);
    return content;
}

} // namespace runlatch::store
