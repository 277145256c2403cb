// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulefile.h"

#include "base/answer.h"
#include "base/boundedfile.h"
#include "templates/templatefolder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QThreadPool>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::rulebook {

namespace {

bool isSame(const RuleFile::State &one, const RuleFile::State &other)
{
    const auto ruleOf = [](const RuleFile::State &state) { return state.error ? state.error->rule : base::Rule(); };
    return one.mistakes == other.mistakes && ruleOf(one) == ruleOf(other);
}

QString fileOfTemplate(const QString &file, const QString &name)
{
    return QFileInfo(file).absoluteDir().filePath(name + u".json"_s);
}

} // namespace

RuleBook::Templates templatesBeside(const QString &file)
{
    return [folder = QFileInfo(file).absolutePath()](const QString &name) {
        return templates::readTemplate(folder, name);
    };
}

RuleFile::RuleFile(const QString &file, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_file(QFileInfo(file).absoluteFilePath())
    , m_clock(clock)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &RuleFile::plan);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &RuleFile::plan);
}

void RuleFile::begin(const QByteArray &text)
{
    watch();
    take(contentOf(m_file, text));
    plan(); // it may have changed before it was watched
}

/// Watches the folder, too: many editors put a new file in the place of the old one, which nothing would tell of.
void RuleFile::watch()
{
    for (const QString &path : QStringList{m_file, QFileInfo(m_file).absolutePath()} + m_templates) {
        if (!m_watcher.files().contains(path) && !m_watcher.directories().contains(path))
            m_watcher.addPath(path);
    }
}

void RuleFile::plan()
{
    if (std::exchange(m_isPlanned, true))
        return;
    m_clock.callAfter(Pause, this, [this] {
        m_isPlanned = false;
        read();
    });
}

void RuleFile::read()
{
    if (std::exchange(m_isReading, true)) {
        m_isStale = true;
        return;
    }
    watch(); // before it is read, so that no change is missed
    const base::Answer<Content> answer(this, [this](const base::Result<Content> &content) {
        m_isReading = false;
        take(content);
        if (std::exchange(m_isStale, false))
            read();
    });
    QThreadPool::globalInstance()->start([answer, file = m_file] {
        const base::FileErrors errors{.beyond = base::Rules::RuleBookTooLarge};
        const auto text = base::readFile(file, RuleBook::MaxBytes, errors, base::FileKind::Ordinary);
        answer(text ? base::Result<Content>(contentOf(file, *text)) : text.error());
    });
}

/// A template that is not there is watched as well: it may come.
RuleFile::Content RuleFile::contentOf(const QString &file, const QByteArray &text)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    digest.addData(text);
    QStringList templates;
    const auto readOne = [&, beside = templatesBeside(file)](const QString &name) {
        if (templates::isTemplateName(name))
            templates += fileOfTemplate(file, name);
        auto read = beside(name);
        if (read)
            digest.addData(read->text());
        return read;
    };
    const RuleBook::Reading reading = RuleBook::read(text, readOne);
    return {reading, digest.result(), templates};
}

void RuleFile::take(const base::Result<Content> &content)
{
    const QByteArray digest = content ? content->digest : QByteArray();
    if (content && digest == m_digest && content->reading.mistakes == m_state.mistakes) // also of a template
        return;
    m_digest = digest;
    State state;
    if (content) {
        state.mistakes = content->reading.mistakes;
        m_templates = content->templates;
        watch();
    } else {
        state.error = content.error();
    }
    const bool isOther = state.isGood();
    if (!isOther && isSame(state, m_state))
        return;
    m_state = state;
    if (isOther) {
        m_book = content->reading.book;
        emit changed();
    }
    emit told();
}

} // namespace runlatch::rulebook
