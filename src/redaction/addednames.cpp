// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "redaction/addednames.h"

#include "redaction/characters.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <string>
#include <vector>

namespace runlatch::redaction {

namespace {

struct AddedNames
{
    QStringList names;
    std::vector<std::string> folded; ///< in lower case, with '-' between their words
};

/// Each request of each thread is asked about, so the names are read without a lock. Null: none were added.
std::atomic<const AddedNames *> present = nullptr;

bool isJoint(char letter)
{
    return isOneOf(letter, "-_.");
}

bool isLowerLetter(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

/// Tells whether `text` is `name`, where each joint is like each other one.
bool isSame(std::string_view text, std::string_view name)
{
    return std::equal(text.begin(), text.end(), name.begin(), name.end(),
                      [](char one, char other) { return one == other || (other == '-' && isJoint(one)); });
}

bool hasWords(std::string_view text, std::string_view name)
{
    for (std::size_t at = 0; at + name.size() <= text.size(); ++at) {
        const std::size_t end = at + name.size();
        const bool isWhole =
            (at == 0 || !isLowerLetter(text[at - 1])) && (end == text.size() || !isLowerLetter(text[end]));
        if (isWhole && isSame(text.substr(at, name.size()), name))
            return true;
    }
    return false;
}

/// Tells whether both have the same letters, whatever joins them.
bool isJoinedOtherwise(std::string_view text, std::string_view name)
{
    std::size_t at = 0;
    for (const char letter : text) {
        if (isJoint(letter))
            continue;
        while (at < name.size() && isJoint(name[at]))
            ++at;
        if (at == name.size() || name[at] != letter)
            return false;
        ++at;
    }
    return at == name.size();
}

std::string foldedName(const QString &name)
{
    std::string folded = name.toLower().toStdString();
    std::replace_if(folded.begin(), folded.end(), isJoint, '-');
    return folded;
}

} // namespace

bool isSecretName(const QString &name)
{
    const auto isLetter = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z'); };
    const auto isAllowed = [isLetter](QChar c) {
        return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_' || c == u'.';
    };
    return name.size() >= 2 && name.size() <= MaxAddedName && std::ranges::all_of(name, isAllowed)
        && std::ranges::any_of(name, isLetter) && !isJoint(name.back().toLatin1());
}

void setAddedNames(const QStringList &names)
{
    AddedNames added;
    for (const QString &name : names) {
        if (added.names.size() == MaxAddedNames)
            break;
        if (!isSecretName(name) || added.names.contains(name, Qt::CaseInsensitive))
            continue;
        added.names.append(name);
        added.folded.push_back(foldedName(name));
    }
    // Another thread may still read the names from before, so all stay: a person changes them a few times.
    static auto &kept = *new std::deque<AddedNames>;
    kept.push_back(std::move(added));
    present.store(kept.back().names.isEmpty() ? nullptr : &kept.back());
}

QStringList addedNames()
{
    const AddedNames *added = present.load();
    return added ? added->names : QStringList();
}

bool hasAddedName(std::string_view lower)
{
    const AddedNames *added = present.load();
    return added && std::ranges::any_of(added->folded, [lower](const std::string &name) {
               return hasWords(lower, name) || isJoinedOtherwise(lower, name);
           });
}

} // namespace runlatch::redaction
