// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/keyfile.h"

#include "base/rules.h"

#include <QFile>
#include <QFileInfo>

#if defined(Q_OS_UNIX)
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace runlatch::store {

namespace {

using base::Rules;

constexpr qint64 MostRead = 64; // bytes: more than a key, so that a longer file is known

base::Error keyError(base::Rule rule, const QString &file, const QString &detail = {})
{
    return {.kind = base::ErrorKind::Secret, .rule = rule, .subject = file, .detail = detail};
}

base::Result<StoreKey> keyOf(const QByteArray &bytes, const QString &file)
{
    StoreKey key(bytes);
    key.mustFit = true;
    return Sealer::isKey(key) ? base::Result<StoreKey>(key) : keyError(Rules::StoreKeySize, file);
}

#if defined(Q_OS_UNIX)

constexpr mode_t OfOthers = S_IRWXG | S_IRWXO;

base::Error openingError(const QString &file, int number, base::Rule otherwise)
{
    if (number == ELOOP)
        return keyError(Rules::StoreKeyLink, file);
    if (number == EEXIST)
        return keyError(Rules::StoreKeyExists, file);
    return keyError(otherwise, file, qt_error_string(number));
}

/// A file that is closed when it is not used any more.
class OpenFile
{
public:
    OpenFile(const QString &file, int flags)
        : m_number(::open(QFile::encodeName(file).constData(), flags | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR))
    {
    }
    ~OpenFile()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Q_DISABLE_COPY_MOVE(OpenFile)

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }

private:
    const int m_number;
};

base::Done judge(int number, const QString &file)
{
    struct stat found = {};
    if (::fstat(number, &found) != 0)
        return keyError(Rules::StoreKeyUnreadable, file, qt_error_string(errno));
    if (!S_ISREG(found.st_mode))
        return keyError(Rules::StoreKeyNotAFile, file);
    if (found.st_uid != ::geteuid() || (found.st_mode & OfOthers) != 0)
        return keyError(Rules::StoreKeyOpen, file);
    return std::monostate();
}

#endif

} // namespace

#if defined(Q_OS_UNIX)

base::Done makeKeyFile(const QString &file)
{
    const QByteArray key = newStoreKey();
    const OpenFile made(file, O_WRONLY | O_CREAT | O_EXCL);
    if (!made.isOpen())
        return openingError(file, errno, Rules::StoreKeyUnwritten);
    const bool isWritten = ::write(made.number(), key.constData(), static_cast<std::size_t>(key.size())) == key.size()
        && ::fsync(made.number()) == 0;
    if (isWritten)
        return std::monostate();
    const int number = errno;
    QFile::remove(file);
    return keyError(Rules::StoreKeyUnwritten, file, qt_error_string(number));
}

base::Result<StoreKey> readKeyFile(const QString &file)
{
    const OpenFile opened(file, O_RDONLY | O_NONBLOCK);
    if (!opened.isOpen())
        return openingError(file, errno, Rules::StoreKeyUnreadable);
    if (auto judged = judge(opened.number(), file); !judged)
        return judged.error();
    QByteArray bytes(MostRead, '\0');
    const auto count = ::read(opened.number(), bytes.data(), static_cast<std::size_t>(MostRead));
    if (count < 0)
        return keyError(Rules::StoreKeyUnreadable, file, qt_error_string(errno));
    bytes.truncate(count);
    return keyOf(bytes, file);
}

#else

base::Done makeKeyFile(const QString &file)
{
    QFile made(file);
    if (QFileInfo::exists(file))
        return keyError(Rules::StoreKeyExists, file);
    const QByteArray key = newStoreKey();
    if (!made.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return keyError(Rules::StoreKeyUnwritten, file, made.errorString());
    if (made.write(key) == key.size() && made.flush())
        return std::monostate();
    const QString why = made.errorString();
    made.remove();
    return keyError(Rules::StoreKeyUnwritten, file, why);
}

base::Result<StoreKey> readKeyFile(const QString &file)
{
    const QFileInfo info(file);
    if (info.isSymLink())
        return keyError(Rules::StoreKeyLink, file);
    if (info.exists() && !info.isFile())
        return keyError(Rules::StoreKeyNotAFile, file);
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return keyError(Rules::StoreKeyUnreadable, file, opened.errorString());
    return keyOf(opened.read(MostRead), file);
}

#endif

} // namespace runlatch::store
