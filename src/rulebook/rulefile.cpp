// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/rulefile.h"

#include "base/answer.h"
#include "base/boundedfile.h"

#include <QFileInfo>
#include <QThreadPool>

#include <utility>

namespace runlatch::rulebook {

namespace {

bool isSame(const RuleFile::State &one, const RuleFile::State &other)
{
    const auto ruleOf = [](const RuleFile::State &state) { return state.error ? state.error->rule : base::Rule(); };
    return one.mistakes == other.mistakes && ruleOf(one) == ruleOf(other);
}

} // namespace

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
    take(text);
    plan(); // it may have changed before it was watched
}

/// Watches the folder, too: many editors put a new file in the place of the old one, which nothing would tell of.
void RuleFile::watch()
{
    for (const QString &path : {m_file, QFileInfo(m_file).absolutePath()}) {
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
    const base::Answer<QByteArray> answer(this, [this](const base::Result<QByteArray> &text) {
        m_isReading = false;
        take(text);
        if (std::exchange(m_isStale, false))
            read();
    });
    QThreadPool::globalInstance()->start([answer, file = m_file] {
        const base::FileErrors errors{.beyond = base::Rules::RuleBookTooLarge};
        answer(base::readFile(file, RuleBook::MaxBytes, errors, base::FileKind::Ordinary));
    });
}

void RuleFile::take(const base::Result<QByteArray> &text)
{
    if (text && m_text == *text && !m_state.error)
        return;
    State state;
    RuleBook::Reading reading;
    if (text)
        reading = RuleBook::read(*text);
    else
        state.error = text.error();
    state.mistakes = reading.mistakes;
    m_text = text ? std::optional(*text) : std::nullopt;
    const bool isOther = state.isGood();
    if (!isOther && isSame(state, m_state))
        return;
    m_state = state;
    if (isOther)
        m_book = reading.book;
    if (isOther)
        emit changed();
    emit told();
}

} // namespace runlatch::rulebook
